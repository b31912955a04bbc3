/** The exceptions of Converse and ConverseStream with their HTTP status, from the service's API reference. */
export const STATUS_OF = {
  AccessDeniedException: 403,
  InternalServerException: 500,
  ModelErrorException: 424,
  ModelNotReadyException: 429,
  ModelStreamErrorException: 424,
  ModelTimeoutException: 408,
  ResourceNotFoundException: 404,
  ServiceQuotaExceededException: 400,
  ServiceUnavailableException: 503,
  ThrottlingException: 429,
  ValidationException: 400,
  UnrecognizedClientException: 403,
  ExpiredTokenException: 403,
  InvalidSignatureException: 403,
  MissingAuthenticationTokenException: 403,
} as const;
export type ExceptionName = keyof typeof STATUS_OF;

/** What goes wrong with one call. */
export type Fault =
  | { kind: "exception"; name: ExceptionName; message?: string; retryAfterSec?: number; extra?: Record<string, unknown> }
  /** The stream's own exception, after so many pieces of text. */
  | { kind: "exceptionInStream"; name: ExceptionName; after: number; message?: string }
  /** The connection breaks; in a stream after so many pieces, in the middle of the next frame. */
  | { kind: "cut"; after: number }
  /** The stream ends in good order, but too early: no messageStop. */
  | { kind: "unfinished"; after: number }
  /** A frame whose checksum is wrong. */
  | { kind: "garbled"; after: number }
  /** Nothing comes, or nothing more after so many pieces. */
  | { kind: "silent"; after: number }
  /** Something else answers. */
  | { kind: "other"; status: number; type: string; body: string };
