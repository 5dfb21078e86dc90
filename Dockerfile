# The site with its content, for `docker compose up` (compose.yaml) or by itself:
#   docker build --tag cordata .
#   docker run --init --read-only --tmpfs /tmp --volume cordata:/data --publish 127.0.0.1:3000:3000 cordata

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY packages packages
# Not `npm ci`, which fails where a registry lacks the optional builds of other platforms.
RUN npm install --no-save
COPY . .
# The image has a Node of its own: without the packages' one it is 190 MB smaller.
RUN npm run build && npm prune --omit=dev && rm -r node_modules/node node_modules/.bin/node

FROM node:24-bookworm-slim
WORKDIR /site
RUN install --directory --owner=node --group=node --mode=700 /data
COPY --from=build /site ./
ENV NODE_ENV=production HOST=:: DATA_FOLDER=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
USER node
EXPOSE 3000
# The first start of a demonstration fills the database, which takes a minute on a small machine.
HEALTHCHECK --interval=30s --timeout=5s --start-period=3m CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "server.ts"]
