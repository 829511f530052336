import { formats } from "@/lib/formats";
import type { Tool } from "@/lib/tools";
import type { Result } from "../hooks/use-batch";
import { buttonClass } from "./button";
import { FormatTile } from "./format-tile";
import { DownloadIcon } from "./icons";
import { kilobytes, sizeChange } from "./sizes";

type Props = { tool: Pick<Tool, "to">; results: readonly Result[] };

/** Links to what was made, named converted-1, converted-2 and so on; the original's name beside each. */
export function Results({ tool, results }: Props) {
  const { label, extensions } = formats[tool.to];
  return (
    <ol aria-label="Results">
      {results.map(({ original, url, size }, index) => {
        const change = sizeChange(original.size, size);
        return (
          <li
            key={url}
            className="flex flex-wrap items-center gap-x-1.5 gap-y-1 border-rule py-1 not-first:border-t"
          >
            <FormatTile format={tool.to} className="size-4.5 shrink-0" />
            <div className="min-w-14 flex-1">
              <p className="wrap-anywhere text-small">
                <bdi>{original.name}</bdi>
              </p>
              <p className="text-note text-quiet tabular-nums">
                {kilobytes(original.size)} to {kilobytes(size)}
                {change && `, ${change}`}
              </p>
            </div>
            <a
              href={url}
              download={`converted-${index + 1}.${extensions[0]}`}
              className={buttonClass(results.length === 1 ? "primary" : "secondary", "hover:border-ink")}
            >
              <DownloadIcon />
              Download {label} {index + 1}
            </a>
          </li>
        );
      })}
    </ol>
  );
}
