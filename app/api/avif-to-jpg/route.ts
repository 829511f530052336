import { calls } from "@/lib/contract/calls";
import { convertImages, toFormat } from "@/lib/server/convert-images";
import { handle } from "@/lib/server/handle";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

export { notAllowed as GET } from "@/lib/server/refuse";

export const POST = handle(
  calls.avifToJpg,
  convertImages(() => toFormat("jpg")),
);
