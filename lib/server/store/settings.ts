import { fileURLToPath } from "node:url";
import type { FolderOptions } from "./folder";

export type S3Settings = {
  /** Address of the server: its protocol, host, port, and the path before the buckets. */
  endpoint: URL;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Where results are stored. */
export type StoreSettings =
  | ({ kind: "folder" } & Pick<FolderOptions, "root" | "shared">)
  | ({ kind: "s3" } & S3Settings);

/** Region that servers without regions expect. */
const DEFAULT_REGION = "us-east-1";

/**
 * Parses a STORE_URL; the keys of a bucket are other variables.
 *
 * @throws Error whose message goes on after 'but it': what it must be
 */
export function parseStoreUrl(text: string) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.username || url?.password)
    throw new Error("must not hold keys: they belong in STORE_ACCESS_KEY_ID and STORE_SECRET_ACCESS_KEY");
  if (url?.protocol === "file:") return folderOf(url);
  if (url?.protocol === "s3:") return bucketOf(url);
  throw new Error("must be file:///folder or s3://bucket?endpoint=https://host");
}

function folderOf(url: URL) {
  if (url.host || url.search || url.hash || url.pathname === "/")
    throw new Error("must name a folder of this machine by its whole path, such as file:///mnt/results");
  return { kind: "folder" as const, root: fileURLToPath(url).replace(/\/+$/, "") };
}

function bucketOf({ hostname, port, pathname, hash, searchParams }: URL) {
  if (!/^[\w.-]{3,63}$/.test(hostname) || port || hash || !/^\/?$/.test(pathname))
    throw new Error("must name a bucket and nothing in it, such as s3://results?endpoint=https://host");
  for (const name of searchParams.keys())
    if (!["endpoint", "region"].includes(name) || searchParams.getAll(name).length > 1)
      throw new Error("must have one endpoint, at most one region, and no other settings");
  const given = searchParams.get("endpoint") ?? "";
  const endpoint = URL.canParse(given) ? new URL(given) : null;
  if (!endpoint || !/^https?:$/.test(endpoint.protocol) || endpoint.search || endpoint.hash)
    throw new Error(
      "must name the server of the bucket by http:// or https://, such as s3://results?endpoint=https://host",
    );
  if (endpoint.username || endpoint.password)
    throw new Error("must not hold keys: they belong in STORE_ACCESS_KEY_ID and STORE_SECRET_ACCESS_KEY");
  const region = searchParams.get("region") ?? DEFAULT_REGION;
  if (!/^[\w-]+$/.test(region)) throw new Error("must have a region such as eu-central-1, or none");
  return { kind: "s3" as const, endpoint, bucket: hostname, region };
}
