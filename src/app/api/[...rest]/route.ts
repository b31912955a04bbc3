import { AppError } from "@/domain/errors";
import { answer } from "@/server/http/answer";

/** Every address of the API that has no route: a program gets a problem, not a page. */
const nothing = (request: Request): Promise<Response> =>
  answer(request, () => Promise.reject(new AppError("NOT_FOUND", `There is nothing at ${new URL(request.url).pathname}. The addresses are in /api/openapi.json.`)));

export { nothing as DELETE, nothing as GET, nothing as PATCH, nothing as POST, nothing as PUT };
