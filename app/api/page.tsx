import { ApiPage } from "@/components/site/api-page";
import { pageMetadata } from "@/lib/site/metadata";
import { apiPage } from "@/lib/site/pages";

export const metadata = pageMetadata(apiPage);

export default function Page() {
  return <ApiPage />;
}
