"use client";

import { type Failed, Failure } from "@/components/site/failure";

type Props = { error: Failed; reset: () => void };

export default function PageError({ error, reset }: Props) {
  return <Failure error={error} retry={reset} />;
}
