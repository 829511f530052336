"use client";

import { photoDetails as texts } from "@/lib/client/words";
import type { PhotoDetails as Details, FoundDetails } from "@/lib/contract/details";
import { useFormat } from "../ui/words";

const kinds: Readonly<Record<string, string>> = texts.kinds;

type PhotoDetailsProps = Details & {
  /** Whether what they said is shown at once. */
  open?: boolean | undefined;
};

/** The details of a photo that are not in its result, and those that are; what they said, where they are the result. */
export function PhotoDetails({ removed, kept, found, open = false }: PhotoDetailsProps) {
  const { fill, joined } = useFormat();
  // A newer server may know more kinds.
  const named = (list: readonly string[]) =>
    joined([...new Set(list.map((kind) => kinds[kind] ?? texts.kinds.other))]);
  // Where they are the result, they are read first.
  const look = found ? "text-note" : "text-note text-quiet";
  return (
    <>
      {removed.length > 0 && <p className={look}>{fill(texts.removed, { details: named(removed) })}</p>}
      {kept.length > 0 && <p className={look}>{fill(texts.kept, { details: named(kept) })}</p>}
      {found && removed.length + kept.length === 0 && <p className="text-note">{texts.none}</p>}
      {found && <Found {...found} open={open} />}
    </>
  );
}

/** A street, with its surroundings. */
const ZOOM = 15;

const mapOf = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;

function Found({ latitude, longitude, place, open, ...others }: FoundDetails & { open: boolean }) {
  const { fill, locale, number } = useFormat();
  const isLocated = latitude !== undefined && longitude !== undefined;
  const fields = (Object.keys(texts.fields) as (keyof typeof texts.fields)[]).flatMap((name) => {
    const value = name === "place" ? place : others[name];
    return value ? [{ name, value: name === "date" ? dateIn(locale, value) : value }] : [];
  });
  if (fields.length === 0 && !isLocated) return null;
  return (
    <details open={open} className="text-note">
      <summary className="min-h-3.5 cursor-pointer content-center font-semibold">{texts.found}</summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-1.5">
        {fields.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{texts.fields[name]}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        {isLocated && (
          <>
            <dt className="text-quiet">{texts.fields.place}</dt>
            <dd>
              {fill(texts.coordinates, { latitude: number(latitude, 5), longitude: number(longitude, 5) })}{" "}
              <a
                href={mapOf(latitude, longitude)}
                target="_blank"
                rel="noopener noreferrer"
                className="underline underline-offset-2"
              >
                {texts.map}
              </a>
              <p className="text-quiet">{texts.mapNote}</p>
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}

/** The date and time of where a photo was taken, whatever the visitor's time zone. */
const dateIn = (locale: string, iso: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(
    new Date(`${iso}Z`),
  );
