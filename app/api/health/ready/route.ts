export const dynamic = "force-dynamic";
export const runtime = "nodejs";

export { ready as GET, ready as HEAD } from "@/lib/server/health";
