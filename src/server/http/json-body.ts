import { AppError, invalid } from "@/domain/errors";
import { refuseUnkeepable } from "@/domain/text/refuse-unkeepable";
import { signedIn } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { cappedBody } from "./capped-body";

/** Largest JSON body taken, bytes: two prompt bodies of 50,000 characters and their variables. */
const BODY_MAX = 1024 * 1024;

/** The request's JSON; the verb's own schema checks its shape. A stranger's body is not read at all. */
export async function jsonBody<T>(ctx: AppContext, request: Request): Promise<T> {
  signedIn(ctx);
  const { bytes } = await cappedBody(request, BODY_MAX, () => new AppError("TOO_LARGE", "The body is larger than 1 MB."));
  const body = parsed(bytes.toString("utf8"));
  refuseUnkeepable(body);
  return body as T;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid("The body is not valid JSON.", { code: "INVALID_JSON" });
  }
}
