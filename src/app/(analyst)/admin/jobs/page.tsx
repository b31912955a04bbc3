import type { Metadata } from "next";
import { AdminJobsScreen } from "@/features/jobs/ui/admin-jobs-screen";

export const metadata: Metadata = { title: "Everyone’s jobs" };

export default function AdminJobsPage() {
  return <AdminJobsScreen />;
}
