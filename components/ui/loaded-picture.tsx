"use client";

import { clsx } from "clsx";
import { useState } from "react";
import { FailIcon, SpinnerIcon } from "./icons";

type Props = {
  url: string;
  /** Only once it comes near the screen. */
  lazy?: boolean;
  className?: string;
};

/** A picture from the server that fills its place: a spinner until it is there, and a word when it is not to be had. */
export function LoadedPicture({ url, lazy = false, className }: Props) {
  // Of which picture it is known, so that another one starts anew.
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
              This picture could not be loaded.
            </>
          )}
        </span>
      )}
      {/* biome-ignore lint/performance/noImgElement: a result of the visitor's own; nothing to optimise. */}
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
