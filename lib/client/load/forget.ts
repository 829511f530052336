import { arriving } from "./arriving";

export const loadForget = () => arriving(import("../forget-results"));
