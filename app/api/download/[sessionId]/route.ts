import { forget } from "@/lib/server/forget";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

type Context = { params: Promise<{ sessionId: string }> };

export async function DELETE(request: Request, { params }: Context) {
  return forget(request, (await params).sessionId);
}
