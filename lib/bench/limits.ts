/** What keeps a pair from being faster, and what was tried; part of the page that `npm run bench` prints. */
export const limits = `## Where a peer is faster, and why

- **AVIF to JPG**: sharp decodes with libaom, avifdec with dav1d, which is three times as fast. Tried: other
  packages with libaom (the same speed), WebAssembly builds (two to four times slower), a WebAssembly dav1d (cannot
  read every file), FFmpeg bindings (GPL). Decoders of AV1 in the prebuilt libvips: libaom alone.
- **HEIC to JPG**: decoding takes 500 ms of processor time, 250 to 290 ms on two threads, and the JPEG follows on
  one. Unlike the peer this one converts Display P3 to sRGB, in the decoding threads.
- **JPG to WEBP**: the bytes are cwebp's own, so it is the same work in another build of libwebp. A lower effort
  takes 0.6 of the time for 5% more bytes and a lower SSIM.
- **JPG to TIFF**: libvips as a program compresses on one thread while it decodes on another; one process of ours
  leaves the other core to the next visitor.
- **Lossless JPEG**: 2 ms for the data itself; the rest is one decoding, so that a damaged file is found. A
  turned one is decoded to coefficients and encoded again in JavaScript: about three times jpegtran's time, for 3%
  fewer bytes (optimal Huffman codes).
- **Compression** is not the same job as its peers': they keep one quality (85) or one number of colours, it looks
  for the smallest file that looks the same. Compare the bytes.
- **In the browser**, 400 ms of every row are the specified wait. On two cores without a graphics card the page's own
  work (previews, progress) takes from the engine's: without previews the PNG and JPG rows take 0.2 s less.`;
