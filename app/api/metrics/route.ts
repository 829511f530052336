export const dynamic = "force-dynamic";
export const runtime = "nodejs";

export { reportMetrics as GET } from "@/lib/server/report-metrics";
