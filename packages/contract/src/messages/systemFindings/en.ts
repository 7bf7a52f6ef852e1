import type { FindingId } from '../../schema/systemFindingIds.ts';

/** English is the source. A language with a missing key does not compile. */
export const en = {
  weak_secret: '{name} is short and can be guessed. Set at least {least} characters.',
  no_public_url:
    'PUBLIC_URL is not set, so links in e-mails open only on the server itself. Set it to the address that users open.',
  insecure_public_url:
    'PUBLIC_URL is not https, so passwords can be intercepted. Serve the product over https.',
  no_app_secret:
    'APP_SECRET is not set. Processes that share a database need the same one. Set it for all of them.',
  embedded_database:
    'The embedded database can lose the last seconds in a power failure. In production, set DATABASE_URL to PostgreSQL 15 or newer.',
  database_in_use:
    'The running server has the embedded database open. Run the system check in the back office, under Settings.',
  no_database: 'There is no database yet. The first start creates it.',
  database_unreachable:
    'The database does not respond. Check DATABASE_URL and whether the database server runs.',
  old_database: 'PostgreSQL {version} is too old. Upgrade it to 15 or newer.',
  missing_extension:
    'The extension {name} is missing. Run "create extension {name}" as an administrator of the database.',
  wrong_encoding:
    'The database stores texts as {encoding}. Create a database with the encoding UTF8.',
  read_only_database:
    'The database is a read-only replica. Set DATABASE_URL to the primary server.',
  slow_database: 'A query takes {milliseconds} ms. Run the server closer to the database.',
  pending_migrations: 'Pending migrations: {count}. The next start of this version runs them.',
  clock_off:
    'The clock differs from {source} by {seconds} s. Sign-in codes and sessions depend on it. Turn on time synchronization (NTP).',
  low_disk: 'DATA_DIR has {megabytes} MB left. Free space or enlarge the disk.',
  unwritable_data_dir: 'DATA_DIR cannot be written. Correct its owner and permissions.',
  bucket_unreachable: 'The bucket does not respond. Check S3_ENDPOINT and the network.',
  bucket_denied:
    'The bucket refuses access. Check S3_ACCESS_KEY, S3_SECRET_KEY and the permissions to list, read, write and delete.',
  no_bucket: 'The bucket {bucket} does not exist. Create it or correct S3_BUCKET.',
  bucket_refused: 'The bucket did not write, read and delete a test file. Check its configuration.',
  unreadable_photos:
    'Browsers cannot read photos from S3_PUBLIC_URL. Correct it, or unset it to serve photos through this server.',
  mail_unreachable: 'The mail server does not respond. Check SMTP_URL and the network.',
  mail_tls:
    'The encrypted connection to the mail server failed. Check the port in SMTP_URL and the certificate of the server.',
  mail_auth: 'The mail server refuses the account. Check the user and the password in SMTP_URL.',
  mail_refused: 'The mail server refuses the connection. Its response says why.',
  telegram_unreachable: 'Telegram does not respond. Check TELEGRAM_API_URL and the network.',
  telegram_token: 'Telegram refuses the token. Copy TELEGRAM_BOT_TOKEN from BotFather again.',
  telegram_no_public_url:
    'PUBLIC_URL is not set, so Telegram cannot deliver messages of customers. Set it.',
  telegram_webhook:
    'Telegram delivers messages to another URL. Restart the server, or call setWebhook yourself.',
  telegram_delivery:
    'Telegram cannot deliver messages of customers to this server. Check that PUBLIC_URL can be reached from the internet.',
  proxy_untrusted:
    'Requests arrive through a proxy, but TRUST_PROXY is not set. All users share one address and its limits. Set TRUST_PROXY={hops}.',
  proxy_missing:
    'TRUST_PROXY is set, but the request has no X-Forwarded-For. Let the proxy send this header, or unset TRUST_PROXY.',
  proxy_trusts_all:
    'TRUST_PROXY=true accepts addresses that clients can forge. Set the number of proxies, such as 1.',
  proxy_hops:
    'The request came through {hops} proxies, but TRUST_PROXY is {trusted}. Set the number of your proxies, and let the first one replace X-Forwarded-For.',
  public_url_unreachable: 'PUBLIC_URL does not respond. Check the proxy, the DNS and the firewall.',
  other_server:
    'PUBLIC_URL does not lead to a server with these settings. Correct it, or start the server with the same APP_SECRET.',
  timed_out: 'The check was stopped after {seconds} s.',
  check_failed: 'The check could not be run.',
} as const satisfies Record<FindingId, string>;

export type FindingMessages = Readonly<Record<FindingId, string>>;
