#!/bin/sh
# Copies the assets of this build for pages that are still open after the next one (seven days), writes the offline pages
# for nginx with the settings of the site, then starts it, also if these fail.
earlier=build/earlier
assets=$(ls build/client/assets)
# The seven days begin when another build takes the place of the one that was here.
[ "$assets" = "$(cat "$earlier/.assets" 2> /dev/null)" ] || (cd "$earlier" && (cat .assets 2> /dev/null || ls) | xargs -r touch -c)
cp -r build/client/assets/. "$earlier" && echo "$assets" > "$earlier/.assets" && find "$earlier" -type f -mtime +7 -delete
node scripts/offline-pages.mjs /srv/site
# Freed memory would otherwise stay in an arena for each thread: about 30 MB less.
export MALLOC_ARENA_MAX=2
# With exec, Node receives SIGTERM. The heap limit is that of `npm start`.
exec node --max-old-space-size=512 build/server.js
