import type { DeliveryFault } from "@/domain/webhooks/delivery-fault";
import { RefusedAddress } from "./guarded-lookup";

/** Why no answer came. */
export interface Failure {
  code: DeliveryFault;
  sentence: string;
}

const WORDS: Record<string, string> = {
  ENOTFOUND: "The receiver's name is not known to DNS.",
  EAI_AGAIN: "The receiver's name could not be looked up just now.",
  ECONNREFUSED: "The receiver refused the connection: nothing listens there.",
  ECONNRESET: "The receiver broke the connection off.",
  EPIPE: "The receiver broke the connection off.",
  ETIMEDOUT: "The receiver could not be reached in time.",
  EHOSTUNREACH: "There is no way to the receiver's network.",
  ENETUNREACH: "There is no way to the receiver's network.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The receiver's certificate is self-signed; it needs one from a public authority.",
  SELF_SIGNED_CERT_IN_CHAIN: "The receiver's certificate comes from an authority that is not public.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "The receiver does not send its whole chain of certificates.",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "The receiver's certificate comes from an authority that is not known.",
  CERT_HAS_EXPIRED: "The receiver's certificate has expired.",
  CERT_NOT_YET_VALID: "The receiver's certificate is not valid yet.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The receiver's certificate is for another name.",
  UPGRADE: "The receiver wanted to change the protocol (101) instead of answering.",
  HPE_HEADER_OVERFLOW: "The headers of the receiver's answer are too large.",
};

/** Why no answer came, for people. Addresses and stacks stay inside. */
export function failureInWords(error: unknown): Failure {
  if (error instanceof RefusedAddress) return { code: "ADDRESS_REFUSED", sentence: error.message };
  const code = codeOf(error);
  return { code: faultOf(code ?? ""), sentence: sentenceOf(code) };
}

function faultOf(code: string): DeliveryFault {
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "RECEIVER_NAME";
  if (code === "UPGRADE" || code.startsWith("HPE_")) return "RECEIVER_NOT_HTTP";
  return /CERT|SIGNATURE|^ERR_SSL|^ERR_TLS|^EPROTO$/.test(code) ? "RECEIVER_CERTIFICATE" : "RECEIVER_UNREACHABLE";
}

function sentenceOf(code: string | null): string {
  if (code === null) return "No answer came: the connection failed.";
  const words = WORDS[code];
  if (words !== undefined) return words;
  if (code.startsWith("HPE_")) return `The receiver's answer is not HTTP (${code}).`;
  if (code.startsWith("ERR_SSL") || code === "EPROTO") return "No secure connection could be agreed on with the receiver.";
  return `No answer came: the connection failed (${code}).`;
}

/** Several addresses tried at once fail together; the first reason speaks for all. */
function codeOf(error: unknown): string | null {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}
