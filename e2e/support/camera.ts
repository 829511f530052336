import type { Page } from "@playwright/test";

type Watched = { tracks: MediaStreamTrack[]; asked: MediaStreamConstraints[] };
declare global {
  interface Window {
    camera: Watched;
  }
}

/** Records the tracks and constraints of every camera request. Call it before the page is opened. */
export async function watchCamera(page: Page) {
  await page.addInitScript(() => {
    window.camera = { tracks: [], asked: [] };
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      window.camera.asked.push(constraints ?? {});
      const stream = await ask(constraints);
      window.camera.tracks.push(...stream.getTracks());
      return stream;
    };
  });
  return {
    /** The ready state of each track: 'live' or 'ended'. */
    states: () => page.evaluate(() => window.camera.tracks.map(({ readyState }) => readyState)),
    asked: () => page.evaluate(() => window.camera.asked),
  };
}

/** Fakes a camera whose feed is red on the left and blue on the right. Call it before the page is opened. */
export const seesRedAndBlue = (page: Page, width: number, height: number) =>
  page.addInitScript(
    ([width, height]) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = Object.assign(document.createElement("canvas"), { width, height });
        const context = canvas.getContext("2d");
        setInterval(() => {
          for (const [index, color] of ["#ff0000", "#0000ff"].entries()) {
            if (!context) return;
            context.fillStyle = color;
            context.fillRect((index * width) / 2, 0, width / 2, height);
          }
        }, 40);
        return canvas.captureStream(25);
      };
    },
    [width, height] as const,
  );

/** Makes every camera request fail with a DOMException. Call it before the page is opened. */
export const refusesCamera = (page: Page, name: string, message: string) =>
  page.addInitScript(
    ([name, message]) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException(message, name));
    },
    [name, message] as const,
  );
