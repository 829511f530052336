import { arriving } from "./arriving";

export const loadResults = () => arriving(import("../fetch-result"));
