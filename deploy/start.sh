#!/bin/sh
# Copies the assets of this build for pages that are still open after the next one (seven days) and the offline pages
# for nginx, then starts the site, also if copying fails.
cp -r build/client/assets/. build/earlier/ && find build/earlier -type f -mtime +7 -delete
cp build/client/*-offline.html /srv/site/
# Freed memory would otherwise stay in an arena for each thread: about 30 MB less.
export MALLOC_ARENA_MAX=2
# With exec, Node receives SIGTERM. The heap limit is that of `npm start`.
exec node --max-old-space-size=512 build/server.js
