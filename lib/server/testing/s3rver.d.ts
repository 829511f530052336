/** The part of s3rver that tests use; it has no types of its own. */
declare module "s3rver" {
  import type { AddressInfo } from "node:net";
  import type { Readable } from "node:stream";

  type PutObject = {
    bucket: string;
    key: string;
    content: Readable;
    metadata: Record<string, string>;
  };

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
    });
    store: {
      getResourcePath(bucket: string, key: string, resource: "object"): string;
      putBucket(name: string): Promise<object>;
      putMetadata(bucket: string, key: string, metadata: Record<string, string>, md5: string): Promise<void>;
      copyObject(
        fromBucket: string,
        from: string,
        bucket: string,
        key: string,
        metadata?: Record<string, string>,
      ): Promise<object>;
      putObject(object: PutObject): Promise<{ size: number; md5: string }>;
    };
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
