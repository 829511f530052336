import { JsonLd } from "@/components/site/json-ld";
import { ToolCards } from "@/components/site/tool-cards";
import { homeJsonLd } from "@/lib/site/json-ld";
import { homeMetadata } from "@/lib/site/metadata";
import { tagManagerId } from "@/lib/site/tag-manager";

export const metadata = homeMetadata();

export default function HomePage() {
  return (
    <div className="mx-auto max-w-150 px-2 py-5 sm:px-4 lg:py-10">
      <JsonLd data={homeJsonLd()} />
      {tagManagerId && <script async src="/tag-manager.js" data-id={tagManagerId} />}
      <h1 className="text-display font-extrabold tracking-tight">Free Image Converter Online</h1>
      <p className="mt-2 mb-5 max-w-[68ch] text-lead text-quiet">
        Drop a picture, leave with the format you need. No account, no watermark, and your files are deleted
        from the server.
      </p>
      <ToolCards />
    </div>
  );
}
