import { download } from "@/lib/server/download";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

type Context = { params: Promise<{ sessionId: string; filename: string }> };

async function send(request: Request, { params }: Context) {
  const { sessionId, filename } = await params;
  return download(request, `${sessionId}/${filename}`);
}

export { send as GET, send as HEAD };
