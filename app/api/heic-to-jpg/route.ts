import { calls } from "@/lib/contract/calls";
import { convertImages } from "@/lib/server/convert-images";
import { handle } from "@/lib/server/handle";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

export const POST = handle(calls.heicToJpg, convertImages("jpg"));
