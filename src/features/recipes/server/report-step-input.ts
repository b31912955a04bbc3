import { z } from "zod";
import { reportOptions } from "@/features/reports/contract";

/** Of a recipe's whole input, what its step that prints takes. */
export const reportStepInput = z.looseObject({ options: reportOptions.optional() });
