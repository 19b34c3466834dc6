#!/bin/sh
# Leaves what others need of this build, then is the site: its assets for pages that are open when the next build comes
# (seven days), its offline pages for nginx. Without them the site starts too.
cp -r build/client/assets/. build/earlier/ && find build/earlier -type f -mtime +7 -delete
cp build/client/*-offline.html /srv/site/
# Node hears SIGTERM itself.
exec node build/server.js
