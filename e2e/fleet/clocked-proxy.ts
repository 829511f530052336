import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { parseListing } from "../../lib/server/store/s3-listing";

/**
 * Starts a proxy before a server of buckets, whose own clock nobody can set: objects are dated by the clock that `clocks`
 * has for their bucket, in milliseconds since the epoch.
 */
export async function startClockedProxy(target: URL) {
  const clocks = new Map<string, () => number>();
  /** Times of puts by bucket and key. */
  const dates = new Map<string, number>();

  /** Replaces the dates in a listing. */
  function redate(bucket: string, xml: string): string {
    const times = parseListing(xml).objects.map(
      ({ key, modified }) => dates.get(`${bucket}/${key}`) ?? modified,
    );
    return xml.replace(/(?<=<LastModified>)[^<]*/g, (own) => {
      const time = times.shift();
      return time === undefined ? own : new Date(time).toISOString();
    });
  }

  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = "" } = incoming;
    const path = decodeURIComponent(url.slice(1).split("?")[0] ?? "");
    const [bucket = "", key] = path.split(/\/(.*)/s);
    const options = { method, headers, path: url, host: target.hostname, port: target.port, agent: false };
    const forwarded = request(options, async (answer) => {
      const { statusCode = 502 } = answer;
      const isListing = !key && url.includes("list-type") && statusCode === 200;
      if (method === "PUT" && key && statusCode === 200)
        dates.set(path, clocks.get(bucket)?.() ?? Date.now());
      const date = dates.get(path);
      if (answer.headers["last-modified"] && date !== undefined)
        answer.headers["last-modified"] = new Date(date).toUTCString();
      if (!isListing) return answer.pipe(outgoing.writeHead(statusCode, answer.headers));
      const body = redate(bucket, await text(answer));
      outgoing
        .writeHead(statusCode, { ...answer.headers, "content-length": Buffer.byteLength(body) })
        .end(body);
    });
    forwarded.on("error", () => outgoing.destroy());
    outgoing.once("close", () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    clocks,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
