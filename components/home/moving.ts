/** What needs a script on the home page, as one chunk. */
export { Carousel } from "./carousel";
export { DemoDialog } from "./demo-dialog";
