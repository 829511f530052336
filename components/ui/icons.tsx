import type { ReactNode } from "react";

type Props = { className?: string };

/**
 * Creates an icon from a 20 x 20 drawing. Icons are hidden from screen readers, because text stands beside
 * them.
 *
 * @param look with the class `along` it is mirrored where text runs from right to left
 */
export const icon = (children: ReactNode, look = "icon") =>
  function Icon({ className = "size-2.5" }: Props) {
    return (
      <svg viewBox="0 0 20 20" className={`${look} ${className}`} aria-hidden="true">
        {children}
      </svg>
    );
  };

export const UpIcon = icon(<path d="M10 16V4M5 9l5-5 5 5" />);
export const DownIcon = icon(<path d="M10 4v12M5 11l5 5 5-5" />);
export const LeftIcon = icon(<path d="M16 10H4M9 5l-5 5 5 5" />, "icon along");
export const RightIcon = icon(<path d="M4 10h12M11 5l5 5-5 5" />, "icon along");
export const TurnIcon = icon(<path d="M16 10a6 6 0 1 1-2-4.5M16.5 2.5v4h-4" />);
export const TurnLeftIcon = icon(<path d="M4 10a6 6 0 1 0 2-4.5M3.5 2.5v4h4" />);
export const UndoIcon = icon(<path d="M7 4 3.5 7.5 7 11M4 7.5h7.5a4.5 4.5 0 0 1 0 9H8" />, "icon along");
export const RedoIcon = icon(<path d="M13 4l3.5 3.5L13 11M16 7.5H8.5a4.5 4.5 0 0 0 0 9H12" />, "icon along");
export const CopyIcon = icon(<path d="M7 7h9.5v9.5H7zM13 4.5V3.5H3.5V13h1" />);
export const BlankIcon = icon(<path d="M5 2.5h7l3.5 3.5v11.5H5zM10.25 9.5v5M7.75 12h5" />);
export const CutIcon = icon(<path d="M10 2v3M10 8v4M10 15v3M6.5 4.5H3v11h3.5M13.5 4.5H17v11h-3.5" />);
export const BinIcon = icon(
  <path d="M3.5 5.5h13M8 5.5v-2.5h4v2.5M5 5.5l1 11.5h8l1-11.5M8.5 8.5v5.5M11.5 8.5v5.5" />,
);
export const PlusIcon = icon(<path d="M10 3.5v13M3.5 10h13" />);
export const GlobeIcon = icon(
  <path d="M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM2.5 10h15M10 2.5c5 5 5 10 0 15M10 2.5c-5 5-5 10 0 15" />,
);
export const CompareIcon = icon(<path d="M10 2v16M7 4.5H3v11h4M13 4.5h4v11h-4" />);
export const EnlargeIcon = icon(<path d="M12 3.5h4.5v4.5M16.5 3.5l-6 6M8 16.5H3.5V12M3.5 16.5l6-6" />);
export const CameraIcon = icon(
  <path d="M2.5 6.5h3.4L7.5 4h5l1.6 2.5h3.4v10h-15zM10 14a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8z" />,
);
export const ChevronIcon = icon(<path d="m5 8 5 5 5-5" />);
export const BarsIcon = icon(<path d="M3 6h14M3 10h14M3 14h14" />);
export const SearchIcon = icon(<path d="M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM12.5 12.5 17 17" />);
export const RemoveIcon = icon(<path d="m5 5 10 10M15 5 5 15" />);
export const DownloadIcon = icon(<path d="M10 3v9M6 8.5l4 4 4-4M3.5 16.5h13" />);
export const DoneIcon = icon(<path d="m4 10.5 4 4 8-9" />);
export const FailIcon = icon(<path d="M10 3 1.8 17h16.4zM10 8v4M10 14.5v.1" />);
export const LockIcon = icon(<path d="M4.5 9h11v8h-11zM6.5 9V6a3.5 3.5 0 0 1 7 0v3M10 12v2" />);
export const PlayIcon = icon(<path d="M6 3.5v13l10.5-6.5z" />);
export const PauseIcon = icon(<path d="M7 4v12M13 4v12" />);
/** Eight spokes, which `animate-turn` rotates by one at a time. */
export const SpinnerIcon = icon(
  Array.from({ length: 8 }, (_, spoke) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes.
      key={spoke}
      d="M10 2.5v3.5"
      opacity={(spoke + 1) / 8}
      transform={`rotate(${spoke * 45} 10 10)`}
    />
  )),
);

/** Path of the arrow between two tiles, in 48 x 20. */
export const TURN_ARROW = "M2 13C12 6 26 5 44 10M36 4l8 6-9 5.5";

export function TurnArrow({ className }: Props) {
  return (
    <svg
      viewBox="0 0 48 20"
      className={`along ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={TURN_ARROW} />
    </svg>
  );
}
