import type { Metadata } from "next";
import { PromptsScreen } from "@/features/prompts/ui/prompts-screen";

export const metadata: Metadata = { title: "Prompts" };

export default function PromptsPage() {
  return <PromptsScreen />;
}
