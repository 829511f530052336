# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# Of Tesseract, one build and the integer models are used: 35 of 182 MB.
RUN npm run build && npm prune --omit=dev && rm -rf .next/cache node_modules/@tesseract.js-data/*/4.0.0 \
  && find node_modules/tesseract.js-core -name 'tesseract-core*' ! -name 'tesseract-core-simd.*' -delete \
  && rm node_modules/tesseract.js-core/tesseract-core-simd.wasm.js \
  # Next's compiler, which only a build needs: 101 MB; and source maps of the build: 40 MB.
  && rm -rf node_modules/@next/swc-* && find .next -name '*.map' -delete \
  # Of wasm-vips, its Node build and JPEG XL; of OpenJPEG, the decoder.
  && rm node_modules/wasm-vips/lib/vips-heif.wasm node_modules/wasm-vips/lib/vips-resvg.wasm \
  && rm node_modules/@cornerstonejs/codec-openjpeg/dist/openjpegjs*.js \
  && rm node_modules/@cornerstonejs/codec-openjpeg/dist/openjpegwasm.*

FROM node:24-bookworm-slim
# Decodes AVIF and large JPEG XL faster than what sharp brings; the data to read Russian.
RUN apt-get update && apt-get install -y --no-install-recommends libavif-bin libjxl-tools tesseract-ocr-rus \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
# After SIGTERM, requests are accepted for 8 s, until load balancers that check every two seconds have failed three times;
# then work in flight has 20 s. Stop the container with docker stop -t 30.
ENV NODE_ENV=production DATA_DIR=/data DRAIN_SECONDS=8
COPY --from=build /app/package.json /app/next.config.mjs /app/LICENSE /app/LICENSE-THIRD-PARTY.md ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/.next ./.next
COPY --from=build /app/dist ./dist
COPY --from=build /app/public ./public
# Icons of a site with another name, color or logo are drawn when it starts, social cards when they are asked for.
COPY --from=build /app/app/icon.svg /app/app/card-* ./app/
RUN mkdir /data && chown node:node /data
# Only /data has to be writable.
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}${process.env.BASE_PATH || ''}/api/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.mjs"]
