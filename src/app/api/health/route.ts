import { healthReport } from "@/server/health";
import { onlyTakes } from "@/server/http/only-takes";

export async function GET(): Promise<Response> {
  const report = await healthReport();
  return Response.json(report, { status: report.ok ? 200 : 503, headers: { "cache-control": "no-store" } });
}

export const { POST, PUT, PATCH, DELETE } = onlyTakes("GET");
