import type { ComponentType } from "react";
import type { SocialId } from "@/lib/site/settings";
import { icon } from "../converter/icons";

/** Each in the strokes of all other signs here. */
export const socialIcons: Record<SocialId, ComponentType<{ className?: string }>> = {
  x: icon(<path d="m4 3.5 12 13M16 3.5l-12 13" />),
  facebook: icon(<path d="M13.5 3.5h-1.2A2.8 2.8 0 0 0 9.5 6.3V17M6.5 10h6" />),
  instagram: icon(
    <path d="M6.5 3h7A3.5 3.5 0 0 1 17 6.5v7a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 3 13.5v-7A3.5 3.5 0 0 1 6.5 3zM10 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM13.9 6.1v.01" />,
  ),
  linkedin: icon(<path d="M5 8.5v8M5 4v.1M9.5 16.5v-8M9.5 12a3 3 0 0 1 6 0v4.5" />),
};
