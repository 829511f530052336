import { TrustPage } from "@/components/site/trust-page";
import { pageMetadata } from "@/lib/site/metadata";
import { aboutPage } from "@/lib/site/pages";
import { aboutSections } from "@/lib/site/trust";

export const metadata = pageMetadata(aboutPage);

export default function Page() {
  return <TrustPage page={aboutPage} type="AboutPage" sections={aboutSections()} />;
}
