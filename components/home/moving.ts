/** The home page's interactive parts, in one chunk. */
export { Carousel } from "./carousel";
export { DemoDialog } from "./demo-dialog";
