# syntax=docker/dockerfile:1
# The product as an image: `docker build -t signal-to-action .`. docs/DEPLOY.md explains how to run it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY clients/typescript/package.json clients/typescript/
COPY packages/inngest-engine/package.json packages/inngest-engine/
COPY packages/payments-stand-in/package.json packages/payments-stand-in/
COPY packages/sandbox-network/package.json packages/sandbox-network/
RUN npm ci --no-audit --no-fund
COPY . .
RUN BUILD_STANDALONE=1 npm run build && node scripts/container/assemble.mjs /image

# Node alone: npm and its kin have no place in production.
FROM debian:bookworm-slim
RUN useradd --uid 1000 --user-group --no-create-home --shell /usr/sbin/nologin node
COPY --from=build /usr/local/bin/node /usr/local/bin/
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build /image ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "health-check.mjs"]
CMD ["node", "--import", "./hold-requests.mjs", "server.js"]
