/** Formulas of queueing theory. Times are in seconds, rates per second. */

/**
 * Returns the probability that a job has to wait for one of `servers`: the Erlang C formula (A. K. Erlang, 1917; Gross,
 * Shortle, Thompson and Harris, Fundamentals of Queueing Theory, 4th edition, section 2.3), computed from Erlang B by its
 * recursion, which stays exact for thousands of servers.
 *
 * @param load arrival rate times service time, in Erlangs
 * @returns 1 if the load is as large as the number of servers, or larger
 */
export function erlangC(servers: number, load: number): number {
  if (load >= servers) return 1;
  let blocked = 1;
  for (let k = 1; k <= servers; k += 1) blocked = (load * blocked) / (k + load * blocked);
  return blocked / (1 - (load / servers) * (1 - blocked));
}

/**
 * Returns the wait that a share of the jobs of an M/M/c queue do not exceed, from P(W > t) = C exp(-(c/s - rate) t), where C is
 * {@link erlangC} (Gross et al., section 2.3.1). Arrivals are random, and service times are exponential.
 *
 * @param share from 0 to 1: 0.99 for the 99th percentile
 * @returns Infinity for a queue that grows without end
 */
export function waitQuantile(servers: number, rate: number, service: number, share: number): number {
  const spare = servers / service - rate;
  if (spare <= 0) return Number.POSITIVE_INFINITY;
  const waiting = erlangC(servers, rate * service);
  return waiting <= 1 - share ? 0 : Math.log(waiting / (1 - share)) / spare;
}
