"use client";

import { PageBody, PageHead } from "@/ui/layout/page-body";
import { PageTitle } from "@/ui/page-title";
import { EveryonesDeliveries } from "./deliveries";
import { t } from "./text";

const words = t.deliveries;

/** What was posted for everyone, for administrators. The addresses and secrets stay their owners' to change. */
export function AdminWebhooksScreen() {
  return (
    <PageBody>
      <PageHead title={<div><PageTitle title={words.everyonesTitle}>{words.everyonesTitle}</PageTitle><p className="mt-1 text-ink-2">{words.everyonesLead}</p></div>} />
      <EveryonesDeliveries />
    </PageBody>
  );
}
