import type { Metadata } from "next";
import { AdminWebhooksScreen } from "@/features/webhooks/ui/admin-webhooks-screen";

export const metadata: Metadata = { title: "Everyone’s webhooks" };

export default function AdminWebhooksPage() {
  return <AdminWebhooksScreen />;
}
