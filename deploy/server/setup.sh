#!/bin/bash
# Prepares an empty Debian 13 (or newer) for Nusa: packages, Node, user, database, environment, units, proxy.
# Run it as root, from the checkout in /srv/nusa/source:
#   deploy/server/setup.sh shop.example cms.shop.example
# It can run again at any time: it changes what differs, and never a secret, the database or your own lines for Caddy.
set -euo pipefail

if [ $# -ne 2 ]; then
  echo "Usage: $0 <domain of the storefront> <domain of the CMS>" >&2
  exit 64
fi
site=$1
cms=$2
home=/srv/nusa
source=$home/source
here=$(cd "$(dirname "$0")" && pwd)
node_version=$(cat "$here/../../.node-version")
node_mirror=${NODE_MIRROR:-https://nodejs.org/dist}

step() { printf '\n== %s\n' "$*"; }
fail() {
  echo "$*" >&2
  exit 1
}
as_nusa() { runuser -u nusa -- env HOME=$home XDG_RUNTIME_DIR="/run/user/$(id -u nusa)" "$@"; }

for domain in "$site" "$cms"; do
  [[ $domain =~ ^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$ ]] ||
    fail "\"$domain\" is no domain: write it in lower case without https://, such as shop.example."
done
[ "$site" != "$cms" ] || fail "The storefront and the CMS need two domains, such as shop.example and cms.shop.example."
[ "$(id -u)" = 0 ] || fail "Run this as root."
# A mistyped domain would take the shop offline: Caddy would no longer answer for the right domain.
if [ -f $home/nusa.env ]; then
  for line in "SITE_URL=https://$site" "CMS_URL=https://$cms"; do
    grep -Eq "^${line%%=*}=[\"']?${line#*=}/?[\"']?\s*$" $home/nusa.env ||
      fail "$home/nusa.env has no line $line. Correct the domain of this command, or move the shop: see \"Move to another domain\" in docs/operators.md."
  done
fi
[ "$here" = $source/deploy/server ] || fail "Clone the repository to $source first."

step "Packages"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq ca-certificates curl xz-utils git postgresql caddy dbus-user-session libpam-systemd rsync iproute2
postgres_version=$(find /usr/lib/postgresql -mindepth 1 -maxdepth 1 -printf '%f\n' | sort -n | tail -1)
[ "$postgres_version" -ge 16 ] || fail "Nusa needs PostgreSQL 16; this system has $postgres_version. Use Debian 13."

step "Node $node_version"
if [ "$(/usr/local/bin/node --version 2>/dev/null)" != "v$node_version" ]; then
  case $(dpkg --print-architecture) in
    amd64) arch=x64 ;;
    arm64) arch=arm64 ;;
    *) fail "Node has no build for this processor." ;;
  esac
  archive=node-v$node_version-linux-$arch.tar.xz
  folder=$(mktemp -d)
  curl -fsSL -o "$folder/$archive" "$node_mirror/v$node_version/$archive"
  curl -fsSL "$node_mirror/v$node_version/SHASUMS256.txt" | grep " $archive\$" >"$folder/sums"
  (cd "$folder" && sha256sum --quiet -c sums)
  tar -xJf "$folder/$archive" -C /usr/local --strip-components=1 --exclude='*.md' --exclude=LICENSE
  rm -r "$folder"
fi

step "User and directories"
# A regular user, because `journalctl --user` shows nothing to a system user.
id nusa >/dev/null 2>&1 || useradd --no-create-home --home-dir $home --shell /bin/bash nusa
install -d -o nusa -g nusa -m 755 $home $home/data $home/releases $home/pages
install -d -o nusa -g nusa -m 700 $home/backups
chown -R nusa:nusa $source
# `su - nusa` does not set this, which `systemctl --user` needs.
# shellcheck disable=SC2016 # The shell of nusa expands it.
[ -f $home/.profile ] || echo 'export XDG_RUNTIME_DIR=/run/user/$(id -u)' >$home/.profile
loginctl enable-linger nusa
systemctl start "user@$(id -u nusa).service"

step "Database and environment"
systemctl enable --now -q postgresql
sql() { runuser -u postgres -- psql -qtAX -v ON_ERROR_STOP=1 "$@"; }
secret() { head -c 24 /dev/urandom | base64 | tr '+/' '-_'; }
if [ ! -f $home/nusa.env ]; then
  password=$(secret)
  publisher_token=$(secret)
  (
    umask 077
    sed -e "s|cms\.shop\.example|$cms|g" -e "s|shop\.example|$site|g" \
      -e "s|^DATABASE_URL=.*|DATABASE_URL=postgres://nusa:$password@127.0.0.1:5432/nusa|" \
      -e "s|^PAYLOAD_SECRET=.*|PAYLOAD_SECRET=$(secret)|" \
      -e "s|^CATALOG_TOKEN=.*|CATALOG_TOKEN=$(secret)|" \
      -e "s|^PUBLISHER_TOKEN=.*|PUBLISHER_TOKEN=$publisher_token|" \
      -e "s|^CRON_SECRET=.*|CRON_SECRET=$(secret)|" "$here/nusa.env" >$home/nusa.env.new
  )
  chown nusa:nusa $home/nusa.env.new
  [ "$(sql -c "select 1 from pg_roles where rolname = 'nusa'")" = 1 ] || sql -c "create role nusa login"
  # On standard input, because other users see the arguments of a program.
  sql <<<"alter role nusa password '$password'"
  [ "$(sql -c "select 1 from pg_database where datname = 'nusa'")" = 1 ] || sql -c "create database nusa owner nusa"
  mv $home/nusa.env.new $home/nusa.env
fi

step "Units"
units=$home/.config/systemd/user
install -d -o nusa -g nusa $home/.config $home/.config/systemd $units
install -o nusa -g nusa -m 644 "$here"/systemd/* $units
as_nusa systemctl --user daemon-reload
as_nusa systemctl --user enable --now -q nusa-backup.timer

step "Proxy"
! ss -Hltnp 'sport = :80' | grep -v '"caddy"' | grep -q . || fail "Another program listens on port 80: stop it first."
install -d /etc/caddy/nusa-cms.d
# A main file that imports nusa.caddy belongs to the operator, so it is not replaced.
if ! grep -Eqs '^\s*import\s+(/etc/caddy/)?nusa\.caddy\s*$' /etc/caddy/Caddyfile; then
  if [ -f /etc/caddy/Caddyfile ]; then
    cp --backup=numbered /etc/caddy/Caddyfile /etc/caddy/Caddyfile.before-nusa
    echo "/etc/caddy/Caddyfile is replaced. A copy of the earlier one is in /etc/caddy/Caddyfile.before-nusa."
  fi
  printf '# Your own settings can be in this file: setup.sh changes only nusa.caddy.\nimport nusa.caddy\n' >/etc/caddy/Caddyfile
fi
[ ! -f /etc/caddy/nusa.caddy ] || cp /etc/caddy/nusa.caddy /etc/caddy/nusa.caddy.old
sed -e "s|cms\.shop\.example|$cms|g" -e "s|shop\.example|$site|g" "$here/Caddyfile" >/etc/caddy/nusa.caddy
systemctl enable -q caddy
# Caddy checks all files together, with its own environment. If one is invalid, it continues with the earlier settings.
if ! systemctl reload-or-restart caddy; then
  [ ! -f /etc/caddy/nusa.caddy.old ] || mv /etc/caddy/nusa.caddy.old /etc/caddy/nusa.caddy
  fail "Caddy rejects the files in /etc/caddy. The reason is in: journalctl -u caddy -n 20"
fi
rm -f /etc/caddy/nusa.caddy.old

step "Done"
empty=$(grep -E '^(SMTP_URL|MAIL_FROM|XENDIT_SECRET_KEY|XENDIT_WEBHOOK_TOKEN)=$' $home/nusa.env || true)
if [ -n "$empty" ]; then
  printf 'Fill in %s:\n%s\n' "$home/nusa.env" "$empty"
fi
echo "Continue as the user nusa with the next step of docs/operators.md."
