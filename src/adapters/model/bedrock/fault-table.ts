import type { JobErrorCode } from "@/domain/jobs/job-errors";

export interface FaultRule {
  code: JobErrorCode;
  /** For people; absent = the code's own sentence. `{model}` and `{region}` are filled in. */
  sentence?: string;
}

const EXPIRED = "The AWS credentials of this installation have expired or are not accepted. An administrator has to renew them.";
const MISSING = "This installation has no AWS credentials, so Amazon Bedrock cannot be asked. An administrator has to set them.";
const RETIRED = "Amazon Bedrock does not know the model {model} in {region}. Choose another model, or ask an administrator to.";
const BROKEN_OFF = "The model broke off in the middle of its answer.";

/** Exceptions of the Converse API and of the signing and credential layers under it, by the name on the wire. */
export const FAULTS: Readonly<Record<string, FaultRule>> = {
  ThrottlingException: { code: "THROTTLED" },
  TooManyRequestsException: { code: "THROTTLED" },
  ServiceUnavailableException: { code: "MODEL_UNAVAILABLE" },
  InternalServerException: { code: "MODEL_UNAVAILABLE", sentence: "Amazon Bedrock had a fault of its own." },
  ModelTimeoutException: { code: "MODEL_TIMEOUT" },
  ModelNotReadyException: { code: "MODEL_UNAVAILABLE", sentence: "The model {model} is being made ready and does not answer yet." },
  ModelErrorException: { code: "MODEL_UNAVAILABLE", sentence: "The model {model} failed while it worked on this request." },
  ModelStreamErrorException: { code: "MODEL_UNAVAILABLE", sentence: BROKEN_OFF },
  ServiceQuotaExceededException: { code: "QUOTA_EXCEEDED", sentence: "The AWS account has used up its quota for the model {model}." },
  ValidationException: { code: "INVALID_INPUT", sentence: "Amazon Bedrock does not accept this request for the model {model}." },
  AccessDeniedException: { code: "ACCESS_DENIED", sentence: "The AWS account may not use the model {model} in {region}." },
  ResourceNotFoundException: { code: "INVALID_INPUT", sentence: RETIRED },
  ConflictException: { code: "MODEL_UNAVAILABLE" },
  UnrecognizedClientException: { code: "ACCESS_DENIED", sentence: EXPIRED },
  InvalidSignatureException: { code: "ACCESS_DENIED", sentence: EXPIRED },
  IncompleteSignatureException: { code: "ACCESS_DENIED", sentence: EXPIRED },
  MissingAuthenticationTokenException: { code: "ACCESS_DENIED", sentence: MISSING },
  InvalidClientTokenId: { code: "ACCESS_DENIED", sentence: EXPIRED },
  ExpiredTokenException: { code: "ACCESS_DENIED", sentence: EXPIRED },
  ExpiredToken: { code: "ACCESS_DENIED", sentence: EXPIRED },
  RequestExpired: { code: "ACCESS_DENIED", sentence: EXPIRED },
  CredentialsProviderError: { code: "ACCESS_DENIED", sentence: MISSING },
  TokenProviderError: { code: "ACCESS_DENIED", sentence: EXPIRED },
  TimeoutError: { code: "MODEL_TIMEOUT" },
};

/** The same exception may mean several things; its message, the only other thing on the wire, tells them apart. */
export const FINER: readonly { name: string; says: RegExp; rule: FaultRule }[] = [
  { name: "ThrottlingException", says: /per day/i, rule: { code: "QUOTA_EXCEEDED", sentence: "The AWS account has used up what it may ask of the model {model} today." } },
  {
    name: "ValidationException", says: /too long|context (?:window|length)|maximum.{0,40}tokens|exceed.{0,40}(?:tokens|length)/i,
    rule: { code: "INVALID_INPUT", sentence: "The text is longer than the model {model} can take." },
  },
  {
    name: "ValidationException", says: /inference profile|on-demand throughput/i,
    rule: { code: "INVALID_INPUT", sentence: "The model {model} is only reached through an inference profile. An administrator has to name the profile instead." },
  },
  // An SSO session that ran out, or a process that gave old credentials: there are some, and they have to be renewed.
  { name: "CredentialsProviderError", says: /expired|is invalid/i, rule: { code: "ACCESS_DENIED", sentence: EXPIRED } },
  { name: "ValidationException", says: /model identifier is invalid|invalid model/i, rule: { code: "INVALID_INPUT", sentence: RETIRED } },
];

/** An exception with a name nobody listed, by its status alone. */
export function ruleOfStatus(status: number): FaultRule | null {
  if (status === 429) return { code: "THROTTLED" };
  if (status === 408 || status === 504) return { code: "MODEL_TIMEOUT" };
  if (status === 401 || status === 403) return { code: "ACCESS_DENIED", sentence: "The AWS account may not use the model {model} in {region}." };
  if (status === 424 || status >= 500) return { code: "MODEL_UNAVAILABLE" };
  return status >= 400 ? { code: "INVALID_INPUT", sentence: "Amazon Bedrock does not accept this request for the model {model}." } : null;
}

/** Failures of the connection, as Node names them. */
export const NETWORK = new Set([
  "ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "ETIMEDOUT",
  "ERR_STREAM_PREMATURE_CLOSE", "ERR_TLS_CERT_ALTNAME_INVALID", "CERT_HAS_EXPIRED", "SELF_SIGNED_CERT_IN_CHAIN", "UNABLE_TO_VERIFY_LEAF_SIGNATURE", "DEPTH_ZERO_SELF_SIGNED_CERT",
]);

export const brokenOff: FaultRule = { code: "MODEL_UNAVAILABLE", sentence: BROKEN_OFF };
