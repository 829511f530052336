/** Words of the largest file size that a visitor asks for. */
export const targetSize = {
  limit: "Fit a file size limit",
  amount: "Largest file size",
  /** What is chosen, in a line. */
  chosen: { none: "No file size limit", limit: "At most {amount} {unit}" },
  refused: "Enter a size of 1 KB or more.",
  unit: "Unit",
  units: { kilobyte: "KB", megabyte: "MB" },
  for: "For",
  subjects: { each: "Each picture", all: "All pictures together" },
  fewerPixels: "Use fewer pixels if needed",
  explainOne: "1 KB is 1,000 bytes here, so the file fits any form.",
  explainAll: "1 KB is 1,000 bytes here, so the files fit any form.",
};
