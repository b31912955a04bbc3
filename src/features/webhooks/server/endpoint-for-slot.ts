import { AppError } from "@/domain/errors";
import type { AppContext } from "@/kernel/context";
import { endpointForUrl } from "./endpoint-for-url";

/**
 * The same for a schedule's slot, whose template names the address and where nobody is there to hear a refusal: what may
 * not be told (a disabled endpoint, one too many) is run all the same. Null = nobody is told. The owner learns the
 * secret by rotating it.
 */
export async function endpointForSlot(tx: AppContext, ownerId: string, given: string): Promise<string | null> {
  try {
    return (await endpointForUrl(tx, ownerId, given)).url;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    tx.log.warn("a schedule's webhook cannot be told", { ownerId, code: error.code });
    return null;
  }
}
