import { env } from "@/env";
import { ENDPOINTS } from "@/server/api/endpoints";
import { openApi } from "@/server/api/openapi";
import { API_VERSION } from "@/server/api/version";
import { onlyTakes } from "@/server/http/only-takes";

export const GET = (): Response =>
  Response.json(openApi(ENDPOINTS, { version: API_VERSION, serverUrl: env().APP_URL }), { headers: { "cache-control": "public, max-age=300" } });

export const { POST, PUT, PATCH, DELETE } = onlyTakes("GET");
