import type { Metadata } from "next";
import { ReplaceAddress } from "@/components/site/replace-address";
import { ToolCards } from "@/components/site/tool-cards";

export const metadata: Metadata = { title: "404: there is no page here", robots: { index: false } };

/** Answers every unknown address where it was asked for; the address then becomes /404. */
export default function NotFoundPage() {
  return (
    <div className="mx-auto max-w-150 px-2 py-5 sm:px-4 lg:py-10">
      <ReplaceAddress path="/404" />
      <h1 className="text-display font-extrabold tracking-tight">There is no page here</h1>
      <p className="mt-2 mb-5 max-w-[68ch] text-lead text-quiet">
        The address may be misspelled, or the page has moved. These are the converters we have:
      </p>
      <ToolCards />
    </div>
  );
}
