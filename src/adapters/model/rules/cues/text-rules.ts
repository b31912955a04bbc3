import { CLAUSES } from "../clauses/clauses";
import { BUSINESS_RULES } from "./text-business";
import { COMPLIANCE_RULES } from "./text-compliance";
import { ENVIRONMENT_RULES } from "./text-environment";
import { GOVERNANCE_RULES } from "./text-governance";
import { MANAGEMENT_RULES } from "./text-management";
import { OPERATION_RULES } from "./text-operations";
import type { TextRule } from "./text-rule";
import { SYSTEM_RULES } from "./text-systems";

export const TEXT_RULES: readonly TextRule[] = [...BUSINESS_RULES, ...OPERATION_RULES, ...GOVERNANCE_RULES, ...COMPLIANCE_RULES, ...SYSTEM_RULES, ...ENVIRONMENT_RULES, ...MANAGEMENT_RULES, ...CLAUSES];
