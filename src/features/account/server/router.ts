import { openProcedure, procedure, router } from "@/trpc/init";
import { changePasswordInput } from "../contract";
import { changePassword } from "./change-password";
import { getMe } from "./get-me";
import { signOutEverywhere } from "./sign-out-everywhere";

export const accountRouter = router({
  me: openProcedure.query(({ ctx }) => getMe(ctx)),
  changePassword: procedure.input(changePasswordInput).mutation(({ ctx, input }) => changePassword(ctx, input)),
  signOutEverywhere: procedure.mutation(({ ctx }) => signOutEverywhere(ctx)),
});
