"use client";

import { photoDetails as texts } from "@/lib/client/words";
import { Toggle } from "../ui/fields";
import type { Keeping } from "./keeping";

/** What is chosen, in a line. */
export const KeptDetails = ({ value }: { value: Keeping }) => <span>{texts.chosen[value]}</span>;

type KeepDetailsProps = { value: Keeping; onChange: (value: Keeping) => void };

/** Whether results keep what a photo says, and by a second choice the place. */
export function KeepDetails({ value, onChange }: KeepDetailsProps) {
  const keeps = value !== "nothing";
  return (
    <div>
      <Toggle
        label={texts.keep}
        checked={keeps}
        onChange={(checked) => onChange(checked ? "details" : "nothing")}
      />
      {keeps && (
        <>
          <Toggle
            label={texts.keepPlace}
            checked={value === "place"}
            onChange={(checked) => onChange(checked ? "place" : "details")}
          />
          <p className="text-note text-quiet">{value === "place" ? texts.keepPlaceHelp : texts.keepHelp}</p>
        </>
      )}
    </div>
  );
}
