import { describe, expect, it } from "vitest";
import { faultOf } from "./fault";

describe("faultOf", () => {
  it("reads a tRPC fault", () => {
    const error = { message: "x", data: { code: "CONFLICT", fault: { code: "STALE_FORM", message: "Changed elsewhere.", field: "name", requestId: "r-1", retryAfterSec: 3 } } };
    expect(faultOf(error)).toEqual({ code: "STALE_FORM", message: "Changed elsewhere.", field: "name", requestId: "r-1", retryAfterSec: 3 });
  });

  it("reads problem+json", () => {
    const body = { title: "Too large", detail: "The file is larger than 10 MB.", code: "TOO_LARGE", requestId: "r-2" };
    expect(faultOf(body)).toMatchObject({ code: "TOO_LARGE", message: "The file is larger than 10 MB.", requestId: "r-2" });
  });

  it.each([[new TypeError("Failed to fetch")], [null], [undefined], ["text"], [{ data: { fault: {} } }]])(
    "words anything else as the network, without its own text: %s",
    (error) => {
      const fault = faultOf(error);
      expect(fault.code).toBe("OFFLINE");
      expect(fault.message).not.toContain("Failed to fetch");
    },
  );
});
