import type { Metadata } from "next";
import { ApiReferenceScreen } from "@/features/api-reference/ui/api-reference-screen";
import { publicReference } from "@/server/api/public-reference";

export const metadata: Metadata = { title: "API" };

export default function ApiReferencePage() {
  return <ApiReferenceScreen {...publicReference()} />;
}
