import { english } from "@/lib/site/site";
import { choicesOf } from "@/lib/tools/choices";

export const dynamic = "force-static";

/** What files of each format can become, for the drop zone of the home page. */
export function GET() {
  return Response.json(choicesOf(english.registry));
}
