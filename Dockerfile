# The image contains what `npm run package` makes, installed as docs/operations.md says.
FROM node:24-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN npm ci --no-audit --no-fund
RUN npm run package -- --no-trial --output /archive

FROM node:24-bookworm-slim AS install
WORKDIR /app
COPY --from=build /archive /archive
RUN tar -xzf /archive/rentyard-*.tgz --strip-components=1
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
# tini forwards signals and reaps processes that nobody waits for.
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=install /app /app
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "server.js"]
