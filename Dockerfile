# One image for every process: its argument names which one. `docker buildx bake` builds it.
# Without Docker, `npm run image:folder -- <folder>` makes the same folder on Node's platform.
ARG BASE=node:20.20.2-bookworm-slim

FROM ${BASE} AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund
RUN npm run --silent image:folder -- /app

FROM ${BASE}
# Nothing is installed at run time.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
    /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn-*
WORKDIR /app
COPY --from=build /app ./

ARG VERSION=development
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Inkwell" \
      org.opencontainers.image.description="A wellness journal: gateway, services, workers and migrations" \
      org.opencontainers.image.licenses="LicenseRef-UNLICENSED" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
# What was needed once for a start goes back to the system: see tools/start/environment.ts.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 WEB_DIR=/app/web VERSION=${VERSION} MALLOC_TRIM_THRESHOLD_=131072
EXPOSE 3000
# The number of the user `node`: Kubernetes can tell that it is not root. Nothing is written, so / may be read-only.
USER 1000:1000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --start-interval=1s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--enable-source-maps", "--max-semi-space-size=16", "--import=data:text/javascript,import{setFlagsFromString as set}from'node:v8';set('--semi-space-growth-factor=1')"]
CMD ["gateway"]
