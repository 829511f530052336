import { checkUp, type Finding } from "./checkup";
import { enterSite } from "./serve";

const marks: Readonly<Record<Finding["state"], string>> = { good: "ok  ", hint: "hint", bad: "BAD " };

enterSite(import.meta.dirname);
const findings = await checkUp(process.env);
for (const { part, state, text } of findings) console.log(`${marks[state]}  ${part}: ${text}`);
process.exit(findings.some(({ state }) => state === "bad") ? 1 : 0);
