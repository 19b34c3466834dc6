#!/bin/sh
# Copies the assets of this build for pages that are still open after the next one (seven days) and the offline pages
# for nginx, then starts the site, also if copying fails.
cp -r build/client/assets/. build/earlier/ && find build/earlier -type f -mtime +7 -delete
cp build/client/*-offline.html /srv/site/
# With exec, Node receives SIGTERM. The heap limit is that of `npm start`.
exec node --max-old-space-size=512 build/server.js
