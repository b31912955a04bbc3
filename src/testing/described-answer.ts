import { isDeepStrictEqual } from "node:util";
import { ENDPOINTS } from "@/server/api/endpoints";

const PATTERNS = ENDPOINTS.map((endpoint) => ({ endpoint, pattern: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, "[^/]+")}$`) }));

/**
 * Why a successful answer of the public API is not what its reference says: an endpoint, a status, a field too many or of
 * another type. Null where it is, and for problems and addresses outside the reference.
 */
export async function undescribed(method: string, path: string, response: Response): Promise<string | null> {
  if (!response.ok) return null;
  const found = PATTERNS.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path));
  if (!found) return path.startsWith("/api/v1/") ? `${method} ${path} is not in the reference` : null;
  const answer = found.endpoint.answers[response.status];
  if (!answer) return `${method} ${found.endpoint.path}: the status ${response.status} is not in the reference`;
  if (!answer.schema || answer.type !== undefined) return null;
  const body: unknown = await response.clone().json();
  const { success, data, error } = answer.schema.safeParse(body);
  if (!success) return `${method} ${found.endpoint.path}: ${error.message}`;
  return isDeepStrictEqual(data, body) ? null : `${method} ${found.endpoint.path} tells more than its reference: ${JSON.stringify(body)} against ${JSON.stringify(data)}`;
}
