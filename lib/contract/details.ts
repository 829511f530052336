import * as z from "zod/mini";

/** What a photo can tell about whoever took it, in the order in which it is named. */
export const detailKinds = [
  "place",
  "date",
  "camera",
  "serial",
  "author",
  "description",
  "software",
  "preview",
  "other",
] as const;
export type DetailKind = (typeof detailKinds)[number];

/** What is read in a photo; texts are cut off after 200 characters. */
const foundDetails = z.object({
  /** Degrees, north and east. */
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  /** Names of a place, such as a city. */
  place: z.optional(z.string()),
  /** Date and time of where it was taken: '2024-05-06T07:08:09'. */
  date: z.optional(z.string()),
  camera: z.optional(z.string()),
  lens: z.optional(z.string()),
  serial: z.optional(z.string()),
  author: z.optional(z.string()),
  copyright: z.optional(z.string()),
  description: z.optional(z.string()),
  software: z.optional(z.string()),
});
export type FoundDetails = z.infer<typeof foundDetails>;

/** The details of a photo: which of them its result still has, and which it has not. A newer server may have more kinds. */
export const photoDetails = z.object({
  removed: z.array(z.string()),
  kept: z.array(z.string()),
  /** Of a photo whose details are the result. */
  found: z.optional(foundDetails),
});
export type PhotoDetails = z.infer<typeof photoDetails>;

/** Header of a reply that is a photo itself: its {@link photoDetails} as JSON. */
export const detailsHeader = "Photo-Details";
