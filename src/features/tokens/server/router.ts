import { procedure, router } from "@/trpc/init";
import { createTokenInput, tokenIdInput } from "../contract";
import { createToken } from "./create-token";
import { listTokens } from "./list-tokens";
import { revokeToken } from "./revoke-token";

export const tokensRouter = router({
  list: procedure.query(({ ctx }) => listTokens(ctx)),
  create: procedure.input(createTokenInput).mutation(({ ctx, input }) => createToken(ctx, input)),
  revoke: procedure.input(tokenIdInput).mutation(({ ctx, input }) => revokeToken(ctx, input)),
});
