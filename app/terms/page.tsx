import { TrustPage } from "@/components/site/trust-page";
import { pageMetadata } from "@/lib/site/metadata";
import { termsPage } from "@/lib/site/pages";
import { termsSections } from "@/lib/site/trust";

export const metadata = pageMetadata(termsPage);

export default function Page() {
  return <TrustPage page={termsPage} type="WebPage" sections={termsSections()} />;
}
