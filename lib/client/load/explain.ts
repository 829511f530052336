import { arriving } from "./arriving";

export const loadExplain = () => arriving(import("../explain"));
