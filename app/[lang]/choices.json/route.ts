import { type PageParams, siteOfPage, sitePaths } from "@/lib/site/site";
import { choicesOf } from "@/lib/tools/choices";

export const dynamic = "force-static";

export const generateStaticParams = sitePaths;

/** What files of each format can become, for the drop zone of the home page. */
export async function GET(_request: Request, params: PageParams) {
  const site = await siteOfPage(params);
  return Response.json(choicesOf(site.registry, site.at));
}
