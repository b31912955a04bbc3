import { AppError, invalid } from "@/domain/errors";

/** Largest JSON body taken, bytes: two prompt bodies of 50,000 characters and their variables. */
const BODY_MAX = 1024 * 1024;

/** The request's JSON; the verb's own schema checks its shape. */
export async function jsonBody<T>(request: Request): Promise<T> {
  const text = await request.text();
  if (text.length > BODY_MAX) throw new AppError("TOO_LARGE", "The body is larger than 1 MB.");
  try {
    return JSON.parse(text) as T;
  } catch {
    throw invalid("The body is not valid JSON.", { code: "INVALID_JSON" });
  }
}
