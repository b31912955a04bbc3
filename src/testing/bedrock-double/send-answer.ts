import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { DoubleAnswer, DoubleCall } from ".";
import { eventFrame, exceptionFrame } from "./event-frames";
import { type ExceptionName, type Fault, STATUS_OF } from "./exceptions";

const ids = (): Record<string, string> => ({ "x-amzn-requestid": randomUUID() });

export function sendException(response: ServerResponse, fault: Extract<Fault, { kind: "exception" }>): void {
  const retry = fault.retryAfterSec === undefined ? {} : { "retry-after": String(fault.retryAfterSec) };
  response.writeHead(STATUS_OF[fault.name], { ...ids(), ...retry, "content-type": "application/json", "x-amzn-errortype": `${fault.name}:http://internal.amazon.com/coral/com.amazon.bedrock/` });
  response.end(JSON.stringify({ message: fault.message ?? `the double says ${fault.name}`, ...fault.extra }));
}

export async function sendAnswer(response: ServerResponse, call: DoubleCall, answer: DoubleAnswer): Promise<void> {
  const { fault } = call;
  if (fault?.kind === "exception") return sendException(response, fault);
  if (fault?.kind === "other") {
    response.writeHead(fault.status, { ...ids(), "content-type": fault.type });
    return void response.end(fault.body);
  }
  if (call.stream) return sendStream(response, call, answer);
  if (fault?.kind === "silent") return;
  const tool = call.body.toolConfig?.tools[0]?.toolSpec.name;
  const content = tool === undefined ? [{ text: answer.text }] : [{ toolUse: { toolUseId: "tooluse_1", name: tool, input: JSON.parse(answer.text) as unknown } }];
  const whole = JSON.stringify({
    output: { message: { role: "assistant", content } }, stopReason: answer.stopReason ?? (tool === undefined ? "end_turn" : "tool_use"), usage: call.usage, metrics: { latencyMs: 1 },
  });
  response.writeHead(200, { ...ids(), "content-type": "application/json", "content-length": Buffer.byteLength(whole) });
  if (fault === null) return void response.end(whole);
  response.write(whole.slice(0, whole.length / 2));
  response.destroy();
}

async function sendStream(response: ServerResponse, call: DoubleCall, answer: DoubleAnswer): Promise<void> {
  const { fault } = call;
  const tool = call.body.toolConfig?.tools[0]?.toolSpec.name;
  const pieces = answer.pieces ?? answer.text.match(/[^]{1,12}/g) ?? [];
  response.writeHead(200, { ...ids(), "content-type": "application/vnd.amazon.eventstream" });
  response.write(eventFrame("messageStart", { role: "assistant" }));
  if (tool !== undefined) response.write(eventFrame("contentBlockStart", { contentBlockIndex: 0, start: { toolUse: { toolUseId: "tooluse_1", name: tool } } }));
  for (const [at, piece] of pieces.entries()) {
    const frame = eventFrame("contentBlockDelta", { contentBlockIndex: 0, delta: tool === undefined ? { text: piece } : { toolUse: { input: piece } }, p: "abcdefgh" });
    if (fault !== null && "after" in fault && fault.after === at) return breakStream(response, fault, frame);
    if (!response.write(frame)) await new Promise((resolve) => response.once("drain", resolve));
  }
  response.write(eventFrame("contentBlockStop", { contentBlockIndex: 0 }));
  response.write(eventFrame("messageStop", { stopReason: answer.stopReason ?? (tool === undefined ? "end_turn" : "tool_use") }));
  response.end(eventFrame("metadata", { usage: call.usage, metrics: { latencyMs: 1 } }));
}

const inStream = (name: ExceptionName): string => name.charAt(0).toLowerCase() + name.slice(1);

function breakStream(response: ServerResponse, fault: Fault, next: Buffer): void {
  if (fault.kind === "exceptionInStream") return void response.end(exceptionFrame(inStream(fault.name), fault.message ?? `the double says ${fault.name}`));
  if (fault.kind === "unfinished") return void response.end();
  if (fault.kind === "garbled") {
    const wrong = Buffer.from(next);
    wrong.writeUInt8(wrong.readUInt8(wrong.length - 1) ^ 1, wrong.length - 1);
    return void response.end(wrong);
  }
  if (fault.kind === "cut") response.write(next.subarray(0, next.length / 2), () => response.destroy());
}
