import { arriving } from "./arriving";

export const loadApi = () => arriving(import("../api"));
