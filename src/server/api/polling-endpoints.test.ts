import { expectTypeOf, it } from "vitest";
import type { z } from "zod";
import type { JobView } from "@/features/jobs/contract";
import type { Wire } from "@/testing/wire";
import type { wireJob } from "./polling-endpoints";

it("a polled job is told as the jobs' contract has it", () => {
  expectTypeOf<z.output<typeof wireJob>>().toEqualTypeOf<Wire<JobView>>();
});
