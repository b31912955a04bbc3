import { expect, it } from "vitest";
import { AppError } from "@/domain/errors";
import { cappedBody } from "./capped-body";

const tooLarge = (): AppError => new AppError("TOO_LARGE", "Too large.");
const sent = (body: BodyInit, headers: Record<string, string> = {}): Request => new Request("http://localhost/", { method: "POST", body, headers, duplex: "half" } as RequestInit);

it("a body without end is given up at the limit, with no more of it taken", async () => {
  let taken = 0;
  const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array((taken += 1) && 1_000)) });
  await expect(cappedBody(sent(endless), 10_000, tooLarge)).rejects.toMatchObject({ kind: "TOO_LARGE" });
  expect(taken).toBeLessThan(20);
});

it("one that announces too much is not begun", async () => {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({ pull: () => void (taken += 1) }, { highWaterMark: 0 });
  await expect(cappedBody(sent(body, { "content-length": "10001" }), 10_000, tooLarge)).rejects.toMatchObject({ kind: "TOO_LARGE" });
  expect(taken).toBe(0);
});

it("one of the very limit is whole, and bytes are counted, not letters", async () => {
  const { bytes, cut } = await cappedBody(sent("é".repeat(5)), 10, tooLarge);
  expect([bytes.toString(), cut]).toEqual(["ééééé", false]);
  await expect(cappedBody(sent("é".repeat(6)), 11, tooLarge)).rejects.toMatchObject({ kind: "TOO_LARGE" });
});

it("one that stops before its announced length is cut", async () => {
  expect((await cappedBody(sent("half", { "content-length": "99" }), 100, tooLarge)).cut).toBe(true);
});
