export const dynamic = "force-dynamic";
export const runtime = "nodejs";

export { live as GET, live as HEAD } from "@/lib/server/health";
