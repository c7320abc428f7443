# One Wildcat, as compose.yaml starts three of. The page and the server are built once, into the image.
FROM node:24-slim
WORKDIR /wildcat
COPY . .
RUN npm ci && npm run build && chown -R node /wildcat
USER node
ENV HOST=0.0.0.0 PORT=4000 WILDCAT_DATA=/tmp/wildcat
EXPOSE 4000
CMD ["node", "packages/server/start.mjs"]
