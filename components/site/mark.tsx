/** The site's logo: two turning tiles. */
export function Mark({ className }: { className?: string }) {
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
