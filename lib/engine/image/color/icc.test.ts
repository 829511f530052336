import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { appleP3, profileIn, profileOf, tagAt, withColorants } from "./fixtures";
import { cicpOfProfile } from "./icc";

const p3 = await profileOf("p3");

describe("code points of an ICC profile", () => {
  it("are Display P3's for the profile of iPhones, and for lcms'", async () => {
    const photo = readFileSync(new URL("../../fixtures/heic/p3-icc.heic", import.meta.url));
    for (const profile of [profileIn(photo), p3, await appleP3()])
      expect(cicpOfProfile(profile)).toEqual({ primaries: 12, transfer: 13 });
  });

  it("are read the same wherever the profile lies in memory", () => {
    const shifted = Buffer.concat([Buffer.alloc(3), p3, Buffer.alloc(3)]);
    expect(cicpOfProfile(shifted.subarray(3, 3 + p3.length))).toEqual({ primaries: 12, transfer: 13 });
  });

  it("are sRGB's for its profile", async () => {
    expect(cicpOfProfile(await profileOf("srgb"))).toEqual({ primaries: 1, transfer: 13 });
  });

  it("are found for a curve given as a table", () => {
    const entries = 1024;
    const table = Buffer.alloc(12 + 2 * entries);
    table.write("curv");
    table.writeUInt32BE(entries, 8);
    for (let index = 0; index < entries; index += 1) {
      const v = index / (entries - 1);
      const light = v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
      table.writeUInt16BE(Math.round(light * 65_535), 12 + 2 * index);
    }
    const profile = Buffer.concat([p3, table]);
    for (const name of ["rTRC", "gTRC", "bTRC"]) {
      profile.writeUInt32BE(p3.length, profile.indexOf(name, 128) + 4);
      profile.writeUInt32BE(table.length, profile.indexOf(name, 128) + 8);
    }
    expect(cicpOfProfile(profile)).toEqual({ primaries: 12, transfer: 13 });
  });

  it("are none for other primaries, like Adobe RGB's", () => {
    const adobe = {
      rXYZ: [0.60974, 0.31111, 0.01947],
      gXYZ: [0.20528, 0.62567, 0.06087],
      bXYZ: [0.14919, 0.06322, 0.74457],
    };
    expect(cicpOfProfile(withColorants(p3, adobe))).toBeUndefined();
  });

  it("are none for another curve", () => {
    const gamma = Buffer.from(p3);
    gamma.writeInt32BE(Math.round(2.2 * 65_536), tagAt(gamma, "rTRC") + 12);
    expect(cicpOfProfile(gamma)).toBeUndefined();
  });

  it("are none where a color table overrides the curves", () => {
    const tabled = Buffer.from(p3);
    tabled.write("A2B0", tabled.indexOf("cprt", 128));
    expect(cicpOfProfile(tabled)).toBeUndefined();
  });

  it("are none for CMYK", async () => {
    expect(cicpOfProfile(await profileOf("cmyk"))).toBeUndefined();
  });

  it("are none, and nothing is thrown, for a profile cut off or with any byte broken", () => {
    for (let length = 0; length < p3.length - 32; length += 1)
      expect(() => cicpOfProfile(p3.subarray(0, length)), `${length}`).not.toThrow();
    for (let at = 0; at < p3.length; at += 1) {
      const broken = Buffer.from(p3);
      broken[at] = 0xff;
      expect(() => cicpOfProfile(broken), `byte ${at}`).not.toThrow();
    }
    expect(cicpOfProfile(p3.subarray(0, 200))).toBeUndefined();
  });
});
