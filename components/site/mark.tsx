import { atBase } from "@/lib/base-path";
import { siteLogo } from "@/lib/settings";

/** The site's logo: the operator's, or two turning tiles. */
export function Mark({ className }: { className?: string }) {
  // biome-ignore lint/performance/noImgElement: it has one size.
  if (siteLogo) return <img src={atBase("/icon.svg")} alt="" className={className} />;
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect x="3" y="3" width="18" height="18" rx="5" fill="currentColor" transform="rotate(-12 12 12)" />
      <rect
        x="11"
        y="11"
        width="18"
        height="18"
        rx="5"
        fill="var(--accent)"
        stroke="var(--paper)"
        strokeWidth="2.5"
        transform="rotate(12 20 20)"
        className="origin-[20px_20px] transition-[rotate] group-hover:rotate-90"
      />
    </svg>
  );
}
