import { downloadAll } from "@/lib/server/download-all";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

type Context = { params: Promise<{ sessionId: string }> };

async function send(request: Request, { params }: Context) {
  const { sessionId } = await params;
  return downloadAll(request, sessionId);
}

export { send as GET, send as HEAD };
