import { readdir } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { calls } from "../contract/calls";
import { smallDisk } from "../engine/fixtures/small-disk";
import { KIB, MIB } from "../limits";
import { head, lastWords, open, say, statusesIn } from "../running/client";
import { form, picture, rawContentType, rawFile } from "../server/testing/forms";
import { noisyPhoto } from "./inputs/photos";
import { codeOf } from "./outcome";
import { hostileSite } from "./site";

/** The upload, its result, and what is expected of results before: no more. */
const disk = smallDisk(20 * KIB);
const site = hostileSite(
  { MIN_FREE_DISK_MB: "1" },
  { dataDir: () => disk.path("data"), mayLog: /storage_full|ENOSPC|no space/i },
);

describe("a disk of 20 MB (where one may be mounted: as root on Linux)", () => {
  beforeEach(disk.require);
  // Before what has to hold after every row.
  afterEach(empty);

  // The server looks at the disk once a second.
  const noticed = () => delay(1100);
  const fill = async () => {
    // What comes in meanwhile may be first.
    await disk.leave(0).catch(() => {});
    await noticed();
  };
  async function empty() {
    await disk.free();
    await noticed();
  }
  /** What an operator is told of it; results can be downloaded all the same. */
  async function room(): Promise<boolean> {
    const { status, body } = await site.ask("/api/health/ready");
    expect(status).toBe(200);
    return JSON.parse(String(body)).checks.room;
  }
  const results = () => readdir(disk.path("data/results")).catch(() => []);

  it("full before the upload: 507 storage_full, still ready for downloads, and it is told that there is no room", async () => {
    await fill();
    const body = form([{ name: "a.jpg", bytes: await picture("jpeg") }]);
    const answer = await site.ask(calls.jpgToPng.path, { body });
    expect([answer.status, codeOf(answer)]).toEqual([507, "storage_full"]);
    expect(await room()).toBe(false);
    await empty();
    expect(await room()).toBe(true);
  });

  it("full in the middle of an upload: 507 storage_full", async () => {
    // Said to be small, so that it is let in; filled while it is on its way.
    const photo = await noisyPhoto(1500, 1000);
    const start = rawFile("a.jpg", "").slice(0, -2);
    const whole = Buffer.concat([Buffer.from(start), photo]);
    const lines = head(
      `POST ${calls.jpgToPng.path}`,
      `Content-Type: ${rawContentType}`,
      `Content-Length: ${whole.length}`,
    );
    const socket = await open(site, lines, whole.subarray(0, 1000));
    await fill();
    socket.write(whole.subarray(1000));
    expect(statusesIn(await lastWords(socket))).toEqual([507]);
  });

  it("full while the results are written: 507 storage_full, and no half of one is kept", async () => {
    const before = await results();
    // A PNG of noise is several times its JPEG.
    const body = form([{ name: "a.jpg", bytes: await noisyPhoto(3000, 2000) }]);
    const answer = await site.ask(calls.jpgToPng.path, { body });
    expect([answer.status, codeOf(answer)]).toEqual([507, "storage_full"]);
    expect(await results()).toEqual(before);
  });

  it("a body of unknown length where it may not fit: 507 before it is written", async () => {
    const lines = head(
      `POST ${calls.jpgToPng.path}`,
      `Content-Type: ${rawContentType}`,
      "Transfer-Encoding: chunked",
    );
    const bytes = Buffer.alloc(MIB, "x");
    const heard = await say(site, lines, `${bytes.length.toString(16)}\r\n`, bytes, "\r\n0\r\n\r\n");
    expect(statusesIn(heard)).toEqual([507]);
  });
});
