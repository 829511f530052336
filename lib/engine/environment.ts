/** Variables a child needs to run at all: where libraries, programs and temporary files are. */
const passedOn = ["PATH", "LD_LIBRARY_PATH", "TMPDIR", "TZ", "LANG", "SystemRoot"] as const;

/**
 * The environment of an engine process: no secrets, no NODE_OPTIONS, libvips without its untrusted loaders.
 *
 * @param parent usually `process.env`
 */
export function childEnvironment(parent: Record<string, string | undefined>): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(passedOn.flatMap((name) => (parent[name] ? [[name, parent[name]]] : [])));
  return { ...kept, NODE_ENV: "production", VIPS_BLOCK_UNTRUSTED: "1" };
}
