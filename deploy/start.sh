#!/bin/sh
# Copies the assets of this build for pages that are still open after the next one (seven days), writes the offline pages
# for nginx with the settings of the site, then starts it, also if these fail.
earlier=build/earlier
ls build/client/assets > /tmp/assets
# The seven days begin when another build takes the place of the one that was here.
cmp -s /tmp/assets "$earlier/.assets" || (cd "$earlier" && (cat .assets 2> /dev/null || ls) | xargs -r touch)
cp -r build/client/assets/. "$earlier" && cp /tmp/assets "$earlier/.assets" && find "$earlier" -type f -mtime +7 -delete
node scripts/offline-pages.mjs /srv/site
# Freed memory would otherwise stay in an arena for each thread: about 30 MB less.
export MALLOC_ARENA_MAX=2
# With exec, Node receives SIGTERM. The heap limit is that of `npm start`.
exec node --max-old-space-size=512 build/server.js
