import { audit } from "@/kernel/audit";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type SetPriceInput, setPriceInput } from "../contract";
import { writePrice } from "./store";

/** Counts for calls from now on: what is booked keeps the price of its moment. */
export async function setPrice(ctx: AppContext, input: SetPriceInput): Promise<void> {
  const actor = authorize(ctx, "model.manage");
  const price = setPriceInput.parse(input);
  await withTransaction(ctx, async (tx) => {
    await writePrice(tx.db, price, actor.id);
    await audit(tx, "model.priceSet", { type: "model", id: price.model }, { input: price.input, output: price.output, cacheRead: price.cacheRead, cacheWrite: price.cacheWrite });
  });
}
