import { companyLinks, footerGroups, supportLinks } from "@/lib/site/navigation";
import { siteName } from "@/lib/site/settings";
import { FooterList } from "./footer-list";
import { Mark } from "./mark";
import { SocialRow } from "./social-row";
import { Still } from "./still";

export function SiteFooter() {
  return (
    <Still as="footer" className="later border-rule border-t">
      <div className="mx-auto grid max-w-150 gap-x-8 gap-y-3 px-2 pt-5 pb-3 sm:px-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:pt-7">
        <div>
          <p className="flex items-center gap-1 font-extrabold text-lead">
            <Mark className="size-4" />
            {siteName}
          </p>
          <p className="mt-1 max-w-[34ch] text-quiet text-small">
            Free conversion of pictures and PDFs: no account, no watermark, and your files are deleted from
            the server.
          </p>
          <div className="mt-1">
            <SocialRow />
          </div>
        </div>
        <nav aria-label="All tools and pages" className="columns-2 gap-3 md:columns-4">
          {footerGroups.map(({ name, items }) => (
            <FooterList key={name} name={name} items={items} />
          ))}
          <FooterList name="Support" items={supportLinks} />
          <FooterList name="Company" items={companyLinks} />
        </nav>
      </div>
    </Still>
  );
}
