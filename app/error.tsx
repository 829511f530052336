"use client";

import { Failure } from "@/components/site/failure";

type Props = { error: Error & { digest?: string }; reset: () => void };

export default function PageError({ error, reset }: Props) {
  return <Failure error={error} retry={reset} />;
}
