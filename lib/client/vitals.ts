import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { atBase, basePath } from "../base-path";
import { type VitalName, type VitalsReport, vitals } from "../contract/vitals";

/**
 * Measures this visit and reports it once, when the page is left or hidden: only then are all measures final. A visit
 * counts for the page that was loaded; client navigations are part of it.
 */
export function reportVitals(): void {
  const page = location.pathname.slice(basePath().length);
  const measured = new Map<VitalName, number>();
  let sent = false;

  function send(): void {
    if (sent || measured.size === 0) return;
    sent = true;
    const metrics = [...measured].map(([name, value]) => ({ name, value }));
    const report: VitalsReport = { page, metrics };
    navigator.sendBeacon(atBase(vitals.path), JSON.stringify(report));
  }
  const keep = ({ name, value }: Metric) => {
    measured.set(name, value);
  };
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(keep);
  // On the window, where the event arrives last: the library reports its last measures from listeners on the document,
  // some of which are added after ours.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
  });
}
