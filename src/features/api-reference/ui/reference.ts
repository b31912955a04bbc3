/** What the page shows; src/server/api makes it from the contracts. */
export interface ReferenceField {
  name: string;
  type: string;
  required: boolean;
  description: string;
}

export interface ReferenceEndpoint {
  method: string;
  path: string;
  summary: string;
  notes: string | null;
  scope: string | null;
  headers: { name: string; text: string }[];
  query: ReferenceField[];
  body: ReferenceField[];
  answers: { status: number; text: string; fields: ReferenceField[] }[];
  problems: string[];
}

export interface ReferenceProblem {
  code: string;
  status: number;
  when: string;
  advice: string;
}

export interface ApiReference {
  groups: { name: string; endpoints: ReferenceEndpoint[] }[];
  problems: ReferenceProblem[];
  /** Why a run failed. */
  failures: { code: string; retryable: boolean; sentence: string; advice: string }[];
  /** What an attempt to deliver a webhook's message met. */
  deliveryFaults: { code: string; when: string; advice: string }[];
  /** What is wrong with a recipe's template. */
  templateFaults: { code: string; when: string; advice: string }[];
}
