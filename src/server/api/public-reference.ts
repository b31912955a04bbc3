import type { ApiReference } from "@/features/api-reference/ui/reference";
import { env } from "@/env";
import { ENDPOINTS } from "./endpoints";
import { apiReference } from "./reference";

/** What the API page shows of this installation. */
export const publicReference = (): { reference: ApiReference; serverUrl: string } => ({ reference: apiReference(ENDPOINTS), serverUrl: env().APP_URL });
