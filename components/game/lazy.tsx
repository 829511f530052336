"use client";

import dynamic from "next/dynamic";

/** A separate chunk: every page loads the 404 page's own code, because any page may turn out to be missing. */
export const NotFoundBody = dynamic(() => import("./not-found-body").then((module) => module.NotFoundBody));
