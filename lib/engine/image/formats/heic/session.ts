import { ConversionError } from "../../../../contract/errors";
import { type HeifImage, openImage } from "./image";
import { fromTrap, type Libheif, loadLibheif } from "./libheif";

/** WASM memory never shrinks: above this, in bytes, an instance is dropped after a huge picture. */
const KEEP_BELOW_BYTES = 192 * 1024 * 1024;

/** A thread's instance of libheif, started on first use and replaced after a trap. */
type Session = {
  /**
   * Opens a file, works on it synchronously, and closes it.
   *
   * @throws ConversionError whatever `task` throws, and `corrupt`, `cannot_convert`, `out_of_memory`,
   * `engine_crashed` of libheif's own
   */
  withImage<T>(bytes: Uint8Array, task: (image: HeifImage) => T): Promise<T>;
  /** Size of the instance's memory in bytes, 0 when there is none. */
  memory(): number;
};

export function createSession(): Session {
  let current: Promise<Libheif> | undefined;
  let instance: Libheif | undefined;

  const load = async (): Promise<Libheif> => {
    current ??= loadLibheif();
    instance = await current;
    return instance;
  };
  const drop = () => {
    current = undefined;
    instance = undefined;
  };

  return {
    memory: () => instance?.c.HEAPU8.length ?? 0,
    async withImage(bytes, task) {
      try {
        const lib = await load();
        const result = whileOpen(lib, bytes, task);
        if (lib.c.HEAPU8.length > KEEP_BELOW_BYTES) drop();
        return result;
      } catch (error) {
        if (!(error instanceof ConversionError)) drop();
        throw fromTrap(error);
      }
    },
  };
}

function whileOpen<T>(lib: Libheif, bytes: Uint8Array, task: (image: HeifImage) => T): T {
  const image = openImage(lib, bytes);
  try {
    const result = task(image);
    image.close();
    return result;
  } catch (error) {
    // Not after a trap, see `openImage`.
    if (error instanceof ConversionError) image.close();
    throw error;
  }
}
