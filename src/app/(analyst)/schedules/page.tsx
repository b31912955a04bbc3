import type { Metadata } from "next";
import { SchedulesScreen } from "@/features/schedules/ui/schedules-screen";

export const metadata: Metadata = { title: "Schedules" };

export default function SchedulesPage() {
  return <SchedulesScreen />;
}
