import { stats } from "@/lib/site/home";

/** The figures, small: three and two on a phone, one line elsewhere. */
export function StatsStrip() {
  return (
    <dl className="grid grid-cols-6 gap-x-2 gap-y-1.5 border-rule border-y py-2 md:grid-cols-5">
      {stats.map(({ number, label }) => (
        <div
          key={label}
          className="col-span-2 flex flex-col-reverse justify-end md:col-span-1 nth-[n+4]:col-span-3 md:nth-[n+4]:col-span-1"
        >
          <dt className="text-note text-quiet">{label}</dt>
          <dd className="font-bold text-lead tabular-nums">{number}</dd>
        </div>
      ))}
    </dl>
  );
}
