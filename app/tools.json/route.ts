import { english } from "@/lib/site/site";
import { toolSignsIn } from "@/lib/site/tool-signs";

export const dynamic = "force-static";

/** The tools as the search knows them. */
export function GET() {
  return Response.json(toolSignsIn(english));
}
