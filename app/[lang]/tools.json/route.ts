import { type PageParams, siteOfPage, sitePaths } from "@/lib/site/site";
import { toolSignsIn } from "@/lib/site/tool-signs";

export const dynamic = "force-static";

export const generateStaticParams = sitePaths;

/** The tools as the search knows them. */
export async function GET(_request: Request, params: PageParams) {
  return Response.json(toolSignsIn(await siteOfPage(params)));
}
