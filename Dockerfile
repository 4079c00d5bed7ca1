# The on-demand service: docs/serve.md says how to run it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npm prune --omit=dev --no-audit --no-fund --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/dist ./dist
COPY --from=build --chown=root:root /app/data ./data
RUN mkdir /var/lib/rollcall && chown node:node /var/lib/rollcall
VOLUME /var/lib/rollcall
USER node
EXPOSE 8080
# Node itself is the process that is told to stop: it lets running reads end.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/rollcall.js", "serve", "--host", "0.0.0.0", "--port", "8080", "--store", "/var/lib/rollcall/serve.sqlite"]
