import { toolSigns } from "@/lib/site/tool-signs";

export const dynamic = "force-static";

/** The tools as the search knows them. */
export function GET() {
  return Response.json(toolSigns);
}
