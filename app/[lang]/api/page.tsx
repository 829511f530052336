import { ApiPage } from "@/components/site/api-page";
import { metadataOf } from "@/lib/site/metadata";
import { type PageParams, siteOfPage } from "@/lib/site/site";

export const generateMetadata = metadataOf("apiPage");

export default async function Page(props: PageParams) {
  return <ApiPage site={await siteOfPage(props)} />;
}
