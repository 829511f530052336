import { openApi } from "@/lib/server/openapi";
import { siteUrl } from "@/lib/site/name";

export const dynamic = "force-static";

export const GET = () => Response.json(openApi(siteUrl.origin));
