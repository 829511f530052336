import { forget } from "@/lib/server/forget";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

export { notFound as GET, notFound as POST, notFound as PUT } from "@/lib/server/refuse";

type Context = { params: Promise<{ sessionId: string }> };

export async function DELETE(request: Request, { params }: Context) {
  return forget(request, (await params).sessionId);
}
