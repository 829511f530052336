"use client";

import dynamic from "next/dynamic";

const loadRows = () => import("./file-rows");

/** Fetches the rows before they are needed. */
export const warmRows = () => {
  loadRows().catch(() => {});
};

/** The rows are loaded when files are about to be chosen: a page is shown, and can be used, without them. */
export const FileRows = dynamic(() => loadRows().then((module) => module.FileRows), {
  loading: () => <div className="min-h-24" />,
});
