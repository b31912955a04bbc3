import type { z } from "zod";
import { notFound } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { removePriceInput } from "../contract";
import { removePrice as removeRow } from "./store";

export async function removePrice(ctx: AppContext, input: z.input<typeof removePriceInput>): Promise<void> {
  authorize(ctx, "model.manage");
  const { model } = removePriceInput.parse(input);
  await withTransaction(ctx, async (tx) => {
    if (!(await removeRow(tx.db, model))) throw notFound("price");
    await audit(tx, "model.priceRemoved", { type: "model", id: model });
  });
}
