import { invalid } from "@/domain/errors";
import { checkWebhookUrl } from "@/domain/webhooks/webhook-url";
import type { AppContext } from "@/kernel/context";

/** The address as it is kept. @throws AppError INVALID whose code names the rule it breaks */
export function checkedUrl(ctx: AppContext, text: string, field: string): string {
  const checked = checkWebhookUrl(text, ctx.ports.webhooks.policy);
  if (!checked.ok) throw invalid(checked.sentence, { code: checked.code, field });
  return checked.url;
}
