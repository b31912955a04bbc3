import type { AuthSettings } from "@/adapters/auth";
import type { Env } from "@/env";

export const authSettings = (config: Env): AuthSettings => ({
  secret: config.AUTH_SECRET,
  secure: config.APP_URL.startsWith("https://"),
});
