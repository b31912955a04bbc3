import { AppError, invalid } from "@/domain/errors";
import { signedIn } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { cappedBody } from "./capped-body";

/** Largest JSON body taken, bytes: two prompt bodies of 50,000 characters and their variables. */
const BODY_MAX = 1024 * 1024;

/** The request's JSON; the verb's own schema checks its shape. A stranger's body is not read at all. */
export async function jsonBody<T>(ctx: AppContext, request: Request): Promise<T> {
  signedIn(ctx);
  const { bytes } = await cappedBody(request, BODY_MAX, () => new AppError("TOO_LARGE", "The body is larger than 1 MB."));
  try {
    return JSON.parse(bytes.toString("utf8")) as T;
  } catch {
    throw invalid("The body is not valid JSON.", { code: "INVALID_JSON" });
  }
}
