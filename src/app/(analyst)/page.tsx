import type { Metadata } from "next";
import { AssessmentsScreen } from "@/features/assessments/ui/assessments-screen";
import { HydrateClient, serverTrpc } from "@/server/prefetch";

export const metadata: Metadata = { title: "Assessments" };

export default async function AssessmentsPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const unfiltered = Object.keys(await searchParams).length === 0;
  if (unfiltered) await serverTrpc.assessments.list.prefetch({});
  return (
    <HydrateClient>
      <AssessmentsScreen />
    </HydrateClient>
  );
}
