"use client";

import dynamic from "next/dynamic";

/**
 * Deleting comes with the first results, not with the page. Where it does not come, the results are there without it:
 * they go by themselves after their time.
 */
export const DeleteNow = dynamic(
  () =>
    import("./delete-now").then(
      (module) => module.DeleteNow,
      () => () => null,
    ),
  { loading: () => <div className="min-h-8 sm:min-h-5.5" /> },
);
