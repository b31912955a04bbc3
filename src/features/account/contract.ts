import { z } from "zod";
import type { Role } from "@/domain/access/permissions";

export const PASSWORD_MIN = 12;
export const signInInput = z.object({ email: z.string().trim().toLowerCase().min(3).max(254), password: z.string().min(1).max(200) });
export const changePasswordInput = z.object({
  current: z.string().min(1, "Type your current password.").max(200),
  next: z.string().min(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters.`).max(200),
});

export interface Me {
  id: string;
  name: string;
  email: string;
  role: Role;
  mustChangePassword: boolean;
}
