import sharp from "sharp";
import { afterEach, expect, it } from "vitest";
import { failure } from "../../contract/calls";
import { form, picture, post } from "../testing/forms";
import { batch, fetchResult } from "../testing/replies";
import { testServer } from "../testing/server";

const server = testServer();
const POST = server.route("/api/remove-exif");
afterEach(async () => await expect.poll(() => server.scratch()).toEqual([]));

const located = async () =>
  sharp(await picture("jpeg"))
    .withExif({
      IFD0: { Make: "Kamera" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "51/1 30/1 0/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "7/1 30/1 0/1",
      },
    })
    .jpeg()
    .toBuffer();

it("tells what a photo said, and returns it without that, under its own name", async () => {
  const [image] = await batch(POST, [{ name: "beach.jpeg", bytes: await located() }]);
  expect(image).toMatchObject({
    originalName: "beach.jpeg",
    convertedName: "beach.jpg",
    details: {
      removed: ["place", "camera"],
      kept: [],
      found: { latitude: 51.5, longitude: 7.5, camera: "Kamera" },
    },
  });
  expect((await sharp(await fetchResult(server, image?.downloadUrl)).metadata()).exif).toBeUndefined();
});

it("names a file whose details are part of its picture", async () => {
  const bytes = await picture("tiff");
  const response = await POST(post(form([{ name: "a.tiff", bytes }])));
  expect(failure.parse(await response.json())).toMatchObject({ code: "unsupported_type" });
});

it.each([
  [{}, [], ["place", "camera"]],
  [{ preserve_metadata: "true" }, ["camera"], ["place"]],
  [{ preserve_metadata: "true", preserve_location: "true" }, ["place", "camera"], []],
  [{ preserve_location: "true" }, [], ["place", "camera"]],
])("a conversion with %j keeps %j and removes %j, and says so", async (fields, kept, removed) => {
  const route = server.route("/api/jpg-to-png");
  const parts = [{ name: "beach.jpg", bytes: await located() }];
  const [image] = await batch(route, parts, fields as Record<string, string>);
  expect(image?.details).toEqual({ kept, removed });
});
