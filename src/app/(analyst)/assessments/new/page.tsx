import type { Metadata } from "next";
import { NewAssessmentScreen } from "@/features/assessments/ui/new-assessment-screen";

export const metadata: Metadata = { title: "New assessment" };

export default function NewAssessmentPage() {
  return <NewAssessmentScreen />;
}
