/** Next calls this once, before the first request: a wrong setting ends the start, not a visit. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startOrExit } = await import("./lib/server/start");
  await startOrExit();
}
