// Settings that the commands read themselves, checked before anything takes its time. What the server
// reads is checked in lib/server/env.

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The port to serve on, 0 for any that is free; ends the process with one sentence when it is none. */
export function readPort() {
  const port = Number(process.env.PORT || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  return stop(`PORT must be a whole number from 0 to 65535, not '${process.env.PORT}'.`);
}

/** What is built into the pages: a wrong address would end the build with a stack, a wrong id would load nothing. */
export function requireBuildSettings() {
  for (const name of ["SITE_URL", "NEXT_PUBLIC_BACKEND_URL"]) {
    const text = process.env[name];
    if (text && !(URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)))
      stop(`${name} is '${text}', but it must be an address that starts with http:// or https://.`);
  }
  const id = process.env.TAG_MANAGER_ID;
  if (id && !/^GTM-[A-Z0-9]+$/.test(id))
    stop(`TAG_MANAGER_ID is '${id}', but it must be a container's id, such as GTM-ABC123.`);
}
