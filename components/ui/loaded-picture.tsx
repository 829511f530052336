"use client";

import { clsx } from "clsx";
import { useState } from "react";
import { FailIcon, SpinnerIcon } from "./icons";
import { useWords } from "./words";

type Props = {
  url: string;
  /** Loads the picture only when it comes near the viewport. */
  lazy?: boolean;
  className?: string;
};

/** Picture from the server that fills its container, with a spinner and an error message. */
export function LoadedPicture({ url, lazy = false, className }: Props) {
  const texts = useWords("ui");
  // Kept with the URL, so that another picture starts as loading.
  const [known, setKnown] = useState<{ url: string; state: "loaded" | "broken" }>();
  const state = known?.url === url ? known.state : "loading";
  return (
    <>
      {state !== "loaded" && (
        <span className="absolute inset-0 grid place-content-center justify-items-center gap-0.5 p-1 text-center text-note text-quiet">
          {state === "loading" ? (
            <SpinnerIcon className="size-3 animate-turn" />
          ) : (
            <>
              <FailIcon className="size-3" />
              {texts.pictureNotLoaded}
            </>
          )}
        </span>
      )}
      {/* biome-ignore lint/performance/noImgElement: a result of the visitor, which cannot be optimized. */}
      <img
        key={url}
        src={url}
        alt=""
        loading={lazy ? "lazy" : "eager"}
        decoding="async"
        className={clsx(
          "absolute inset-0 size-full object-contain drop-shadow-[0_0_1px_var(--edge)] transition-opacity",
          state !== "loaded" && "opacity-0",
          className,
        )}
        onLoad={() => setKnown({ url, state: "loaded" })}
        onError={() => setKnown({ url, state: "broken" })}
      />
    </>
  );
}
