import { arriving } from "./arriving";

export const loadZip = () => arriving(import("../zip"));
