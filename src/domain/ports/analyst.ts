import type { DocumentPage } from "../documents/document";
import type { ReadingAccount } from "../model/reading-account";
import type { Finding } from "../risk/finding";
import type { GradeId, Rubric } from "../risk/rubric";
import type { PromptPin } from "./prompt-book";

/** One document as an analyst sees it. */
export interface AnalystDocument {
  id: string;
  name: string;
  language: string | null;
  pages: DocumentPage[];
}

/** Who the papers are about, as the assessment says; each may be empty. */
export interface AnalystFirm {
  name: string;
  sector: string;
  country: string;
  currency: string;
  type: string;
}

export interface AnalystRequest {
  rubric: Rubric;
  documents: AnalystDocument[];
  /** Restricts the work to what these categories need; absent = all. */
  categories?: string[];
  /** The assessment date, ISO; what "now" means for years and staleness. */
  asOf: string;
  /** Absent = not told. */
  firm?: AnalystFirm;
  /** The job it is done for, so that what it costs is put down to it. */
  jobId?: string;
  /** What a model has said the documents are. Absent = the rules alone say it. */
  identified?: readonly Identification[];
  /** The prompts the run began with. Absent = those in production when a question is made. */
  prompts?: readonly PromptPin[];
  signal?: AbortSignal;
}

/** Who proposed the findings; printed on every screen and page. */
export interface AnalystIdentity {
  kind: "rules" | "model";
  name: string;
  version: string;
}

/** What one document is: its type by the rubric's document list and the evidence grade that gives its statements. */
export interface DocumentAppraisal {
  documentId: string;
  /** Id of rubric.documents, or null when none is recognised. */
  documentType: string | null;
  /** Template or blank form: nothing in it is evidence. */
  template: boolean;
  /** ISO date the document speaks of, when it says so. */
  dated: string | null;
  firm: string | null;
  /** Grade its statements have; absent in runs of versions that did not keep it. */
  grade?: GradeId;
  /** Who made it out, as it says; only a model is asked. */
  issuer?: string | null;
  /** What the rules alone took it for, where a model's quotations say more; what limits either limits the paper. */
  ruled?: Pick<DocumentAppraisal, "documentType" | "dated">;
}

/** What a model says one document is: only the parts whose quotation stands on its page. */
export interface Identification {
  documentId: string;
  /** Id of rubric.documents. */
  documentType: string | null;
  issuer: string | null;
  /** yyyy-mm-dd, yyyy-mm or yyyy. */
  dated: string | null;
  /** The quoted words have as many marks of the kind as the rules ask of a whole paper, in a paper whose language the rules do not read. */
  supported: boolean;
}

/** Says what documents are, one question a document. */
export interface DocumentIdentifier {
  /** Changes with all that an answer rests on besides the document: model, instructions, prompt, rubric. */
  key: string;
  identify(documentId: string): Promise<{ said: Identification; account: ReadingAccount }>;
}

export interface AnalystReply {
  findings: Finding[];
  appraisals: DocumentAppraisal[];
  /** Only from a model. */
  account?: ReadingAccount;
}

/** Reads pages, returns findings with quotations, and nothing else: no scores. */
export interface Analyst {
  readonly identity: AnalystIdentity;
  analyse(request: AnalystRequest): Promise<AnalystReply>;
  /**
   * For one document that is still being read: what it gives takes the texts of its pages as they come, in any order, so that
   * part of the work is done when `analyse` gets the whole of the same assessment date. Leaving it out changes nothing but the time.
   */
  readAhead?(asOf: string): (pageText: string, page: number) => void;
  /**
   * A second look in one category for data points that its answer left open; null = nobody has put a prompt for that into
   * production. Absent = this analyst finds the same on every look.
   */
  lookAgain?(request: AnalystRequest, category: string, dataPoints: readonly string[]): Promise<AnalystReply | null>;
  /** The prompts in production now for all it may ask, for a run to keep. Absent = it asks with none that can change. */
  pinPrompts?(rubric: Rubric): Promise<PromptPin[]>;
  /** null = nobody has put a prompt for it into production. Absent = this analyst needs no question to say what a document is. */
  identifier?(request: AnalystRequest): Promise<DocumentIdentifier | null>;
}
