#!/bin/sh
# Writes the settings of a production run, with keys of its own, into a new folder:
#
#   PUBLIC_URL=https://vikari.example BANKID_ISSUER=https://broker.example \
#     BANKID_CLIENT_ID=vikari deploy/settings.sh /etc/vikari
#
# vikari.env is what a node reads: systemd's EnvironmentFile, --env-file of podman, docker and node.
# database.env is for the PostgreSQL of deploy/compose.yaml, where DATABASE_URL names no other.
# Further settings are in docs/settings.md. Keep a copy of the keys apart from database and files:
# whoever loses them loses every uploaded file.
set -eu
umask 077

folder=${1:?"the new folder is missing: deploy/settings.sh <folder>"}
: "${PUBLIC_URL:?"is the site's own address, https://…"}"
: "${BANKID_ISSUER:?"is the issuer of the BankID broker, https://…"}"
: "${BANKID_CLIENT_ID:?"is our name at the broker"}"
if [ -e "$folder/vikari.env" ]; then
  echo "$folder/vikari.env is there already: its keys open what is stored, so it stays." >&2
  exit 1
fi

# Before anything is written: a command that fails within a text would leave a setting empty
file_key=$(openssl rand -base64 32)
server_key=$(openssl rand -base64 32)
metrics_token=$(openssl rand -hex 32)
mkdir -p "$folder"

if [ -z "${DATABASE_URL:-}" ]; then
  password=$(openssl rand -hex 24)
  DATABASE_URL=postgres://vikari:$password@database/vikari
  printf 'POSTGRES_USER=vikari\nPOSTGRES_DB=vikari\nPOSTGRES_PASSWORD=%s\n' "$password" \
    > "$folder/database.env"
fi

year=$(date +%Y)
# Under its name when it is whole. Without quotes: podman and docker would take them for a part of the
# value
cat > "$folder/vikari.env.unfinished" <<END
NODE_ENV=production
PUBLIC_URL=$PUBLIC_URL
DATABASE_URL=$DATABASE_URL
BANKID_ISSUER=$BANKID_ISSUER
BANKID_CLIENT_ID=$BANKID_CLIENT_ID
FILE_KEYS=$year:$file_key
SERVER_KEYS=$year:$server_key
METRICS_TOKEN=$metrics_token
FILES_FOLDER=${FILES_FOLDER:-/srv/vikari/files}
TRUSTED_PROXIES=${TRUSTED_PROXIES:-127.0.0.0/8,::1,10.89.77.0/24}
END
mv "$folder/vikari.env.unfinished" "$folder/vikari.env"
echo "Written: $folder/vikari.env. Mail waits until SMTP_URL and MAIL_FROM are in it."
