import { ApiPage } from "@/components/site/api-page";
import { pageMetadata } from "@/lib/site/metadata";
import { pagesIn } from "@/lib/site/pages";
import { type PageParams, siteOfPage } from "@/lib/site/site";

export async function generateMetadata(props: PageParams) {
  const site = await siteOfPage(props);
  return pageMetadata(site, pagesIn(site).apiPage);
}

export default async function Page(props: PageParams) {
  return <ApiPage site={await siteOfPage(props)} />;
}
