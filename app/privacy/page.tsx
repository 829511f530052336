import { TrustPage } from "@/components/site/trust-page";
import { pageMetadata } from "@/lib/site/metadata";
import { privacyPage } from "@/lib/site/pages";
import { privacySections } from "@/lib/site/trust";

export const metadata = pageMetadata(privacyPage);

export default function Page() {
  return <TrustPage page={privacyPage} type="WebPage" sections={privacySections()} />;
}
