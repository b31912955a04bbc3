import { conflict } from "@/domain/errors";
import type { AppContext } from "@/kernel/context";
import { addEndpoint } from "./add-endpoint";
import { checkedUrl } from "./checked-url";
import { findEndpointByUrl, lockOwner } from "./store";

export interface EndpointForUrl {
  endpointId: string;
  /** As it is kept; store it as the job's webhookUrl. */
  url: string;
  /** Set when the endpoint was made now; shown to the submitter once. */
  secret?: string;
}

/**
 * The endpoint of the address a job names, made if this person has none. It is told of such jobs only until its owner
 * chooses events. Call it in the transaction that makes the job; whoever submits may use it, so nothing else is asked.
 * @throws AppError INVALID WEBHOOK_URL_…, CONFLICT WEBHOOK_LIMIT or WEBHOOK_DISABLED
 */
export async function endpointForUrl(tx: AppContext, ownerId: string, given: string): Promise<EndpointForUrl> {
  const url = checkedUrl(tx, given, "webhookUrl");
  await lockOwner(tx.db, ownerId);
  const known = await findEndpointByUrl(tx.db, ownerId, url);
  if (known?.disabledAt)
    throw conflict(`The webhook to this address is disabled: ${known.disabledReason ?? ""} Enable it, or submit without it.`, { code: "WEBHOOK_DISABLED", field: "webhookUrl" });
  if (known) return { endpointId: known.id, url };
  const { row, secret } = await addEndpoint(tx, { ownerId, url, description: "", events: [] });
  return { endpointId: row.id, url, secret };
}
