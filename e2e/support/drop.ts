import type { Locator } from "@playwright/test";
import type { Picture } from "./pictures";

/** Drags files from outside the browser over an element, and drops them by default. */
export async function drag(target: Locator, files: Picture[], { drop = true } = {}) {
  const transfer = await target.page().evaluateHandle(
    (list) => {
      const data = new DataTransfer();
      for (const { name, mimeType, bytes } of list)
        data.items.add(new File([Uint8Array.from(bytes)], name, { type: mimeType }));
      return data;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] })),
  );
  for (const event of drop ? ["dragenter", "dragover", "drop"] : ["dragenter", "dragover"])
    await target.dispatchEvent(event, { dataTransfer: transfer });
}
