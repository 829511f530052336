import { tellLimits } from "@/lib/server/tell-limits";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

export const GET = tellLimits;
