/** What results keep of a photo's details. */
export type Keeping = "nothing" | "details" | "place";

/** The fields of a call that say so; none for the default. */
export const keepingFields = (keeping: Keeping): Readonly<Record<string, string>> => ({
  ...(keeping !== "nothing" && { preserve_metadata: "true" }),
  ...(keeping === "place" && { preserve_location: "true" }),
});
