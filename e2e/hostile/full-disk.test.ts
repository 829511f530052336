import { readdir } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { calls } from "../../lib/contract/calls";
import { smallDisk } from "../../lib/engine/fixtures/small-disk";
import { KIB, MIB } from "../../lib/limits";
import { form, picture, rawContentType, rawFile } from "../../lib/server/testing/forms";
import { openSocket, readUntilClose, requestHead, sendRaw, statusesIn } from "../running/client";
import { noisyPhoto } from "./inputs/pictures";
import { codeOf, hostileSite } from "./site";

/** Fits one upload, its result and the expected size of results, not more. */
const disk = smallDisk(20 * KIB);
const site = hostileSite(
  { MIN_FREE_DISK_MB: "1" },
  { dataDir: () => disk.path("data"), mayLog: /storage_full|ENOSPC|no space/i },
);

describe("a disk of 20 MB (only where a test can mount one: as root on Linux)", () => {
  beforeEach(disk.require);
  // Runs before the checks of hostileSite: hooks of a describe come before those of the file.
  afterEach(() => disk.free());

  // An upload may fill the disk first.
  const fill = () => disk.leave(0).catch(() => {});
  /** Returns the check of the health call that reports free space; the server stays ready for downloads. */
  async function reportsSpace(): Promise<boolean> {
    const { status, body } = await site.send("/api/health/ready");
    expect(status).toBe(200);
    return JSON.parse(String(body)).checks.room;
  }
  const results = () => readdir(disk.path("data/results")).catch(() => []);

  it("full before the upload: 507 storage_full, and the health call reports it but stays ready", async () => {
    await fill();
    const body = form([{ name: "a.jpg", bytes: await picture("jpeg") }]);
    const answer = await site.send(calls.jpgToPng.path, { body });
    expect([answer.status, codeOf(answer)]).toEqual([507, "storage_full"]);
    expect(await reportsSpace()).toBe(false);
    await disk.free();
    expect(await reportsSpace()).toBe(true);
  });

  it("full in the middle of an upload: 507 storage_full", async () => {
    // Its length fits, so it is admitted; the disk is filled during the upload.
    const photo = await noisyPhoto(1500, 1000);
    const start = rawFile("a.jpg", "").slice(0, -2);
    const whole = Buffer.concat([Buffer.from(start), photo]);
    const lines = requestHead(
      `POST ${calls.jpgToPng.path}`,
      `Content-Type: ${rawContentType}`,
      `Content-Length: ${whole.length}`,
    );
    const socket = await openSocket(site, lines, whole.subarray(0, 1000));
    await fill();
    socket.write(whole.subarray(1000));
    expect(statusesIn(await readUntilClose(socket))).toEqual([507]);
  });

  it("full while results are written: 507 storage_full, and no partial result stays", async () => {
    const before = await results();
    // A PNG of noise is several times its JPEG.
    const body = form([{ name: "a.jpg", bytes: await noisyPhoto(3000, 2000) }]);
    const answer = await site.send(calls.jpgToPng.path, { body });
    expect([answer.status, codeOf(answer)]).toEqual([507, "storage_full"]);
    expect(await results()).toEqual(before);
  });

  it("a body of unknown length that may not fit: 507 before it is written", async () => {
    const lines = requestHead(
      `POST ${calls.jpgToPng.path}`,
      `Content-Type: ${rawContentType}`,
      "Transfer-Encoding: chunked",
    );
    const bytes = Buffer.alloc(MIB, "x");
    const received = await sendRaw(site, lines, `${bytes.length.toString(16)}\r\n`, bytes, "\r\n0\r\n\r\n");
    expect(statusesIn(received)).toEqual([507]);
  });
});
