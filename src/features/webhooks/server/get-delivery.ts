import type { z } from "zod";
import type { AppContext } from "@/kernel/context";
import { type DeliveryDetail, deliveryIdInput } from "../contract";
import { requireDelivery } from "./access";
import { toDeliveryDetail } from "./to-view";

/** One delivery with its body and every attempt. */
export const getDelivery = async (ctx: AppContext, input: z.input<typeof deliveryIdInput>): Promise<DeliveryDetail> =>
  toDeliveryDetail(await requireDelivery(ctx, deliveryIdInput.parse(input).id));
