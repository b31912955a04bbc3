import type { FindingValue } from "@/domain/risk/finding";
import type { PageView } from "../view/page-view";

/** A finding in the making: what it would say, where, and how sure the rule is. */
export interface Candidate {
  key: string;
  page: PageView;
  /** Quotation: offsets in the page's text. */
  start: number;
  end: number;
  value: FindingValue;
  unit: string | null;
  currency: string | null;
  period: string | null;
  projected: boolean | null;
  /** Of another column than its row's newest actual one: told only beside that one. */
  beside?: boolean;
  /** Higher is surer; compared within one key only. */
  score: number;
}
