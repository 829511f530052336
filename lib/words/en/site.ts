/** Words of every page: header, footer and what stands around the content. */
export const site = {
  skip: "Skip to content",
};
