import { TrustPage } from "@/components/site/trust-page";
import { metadataOf } from "@/lib/site/metadata";
import { pagesIn } from "@/lib/site/pages";
import { type PageParams, siteOfPage } from "@/lib/site/site";
import { termsSections } from "@/lib/site/trust";

export const generateMetadata = metadataOf("termsPage");

export default async function Page(props: PageParams) {
  const site = await siteOfPage(props);
  return (
    <TrustPage site={site} page={pagesIn(site).termsPage} type="WebPage" sections={termsSections(site)} />
  );
}
