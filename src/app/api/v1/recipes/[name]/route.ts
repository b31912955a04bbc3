import { getRecipe } from "@/features/recipes/server";
import { answer } from "@/server/http/answer";
import { contextFromRequest } from "@/server/http/context-from-request";
import { onlyTakes } from "@/server/http/only-takes";

export const GET = (request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> =>
  answer(request, async () => Response.json(getRecipe(await contextFromRequest(request), await params)));

export const { POST, PUT, PATCH, DELETE } = onlyTakes("GET");
