-- Run once by the image, while the database is empty. The site has a role that owns its database and has no other
-- right. The superuser is left without a password: it exists inside the container only.
\getenv password POSTGRES_PASSWORD
create role site login password :'password';
create database site owner site;
revoke connect on database site from public;
alter role postgres password null;
