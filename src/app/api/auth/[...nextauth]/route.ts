import { authHandler } from "@/server/http/auth-handler";

export { authHandler as GET, authHandler as POST };
