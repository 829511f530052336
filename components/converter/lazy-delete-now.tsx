"use client";

import dynamic from "next/dynamic";

/**
 * The delete button is loaded with the first results. If it cannot be loaded, nothing is shown: results
 * expire by themselves.
 */
export const DeleteNow = dynamic(
  () =>
    import("./delete-now").then(
      (module) => module.DeleteNow,
      () => () => null,
    ),
  { loading: () => <div className="min-h-8 sm:min-h-5.5" /> },
);
