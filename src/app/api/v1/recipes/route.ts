import { listRecipes } from "@/features/recipes/server";
import { answer } from "@/server/http/answer";
import { contextFromRequest } from "@/server/http/context-from-request";
import { onlyTakes } from "@/server/http/only-takes";

export const GET = (request: Request): Promise<Response> =>
  answer(request, async () => Response.json(listRecipes(await contextFromRequest(request))));

export const { POST, PUT, PATCH, DELETE } = onlyTakes("GET");
