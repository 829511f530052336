/** What a photo says about whoever took it. The words come with the scripts that show them. */
export const photoDetails = {
  /** Below a result; `{details}` are some of the kinds. */
  removed: "Removed: {details}",
  kept: "Kept: {details}",
  none: "This file had no hidden details.",
  kinds: {
    place: "place",
    date: "date",
    camera: "camera",
    serial: "serial number",
    author: "author",
    description: "description",
    software: "software",
    preview: "preview image",
    other: "other data",
  },

  /** What was found in a file, by name and value. */
  found: "What it said",
  fields: {
    date: "Taken",
    camera: "Camera",
    lens: "Lens",
    serial: "Serial number",
    author: "Author",
    copyright: "Copyright",
    description: "Description",
    software: "Software",
    place: "Place",
  },
  coordinates: "{latitude}, {longitude}",
  map: "Show on a map",
  mapNote: "Opens openstreetmap.org, which then learns this place.",

  /** The choice before a conversion. */
  keep: "Keep photo details",
  keepHelp: "Date, camera, author and copyright stay in the file. The place is removed.",
  keepPlace: "Keep the place, too",
  keepPlaceHelp: "Whoever gets the file can see where the photo was taken.",
  /** What is chosen of it, in a line. */
  chosen: {
    nothing: "Photo details: removed",
    details: "Photo details: kept, except the place",
    place: "Photo details: kept, with the place",
  },
};
