import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { Cipher } from '../secrets/cipher.ts';

/** `whsec_` and 256 random bits in base 64, as Standard Webhooks writes secrets. */
function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** Stores a new secret of a webhook and returns it. */
export async function issueWebhookSecret(
  on: Queryable,
  { id, cipher, now }: { readonly id: number; readonly cipher: Cipher; readonly now: Date },
): Promise<string> {
  const secret = newSecret();
  await on.rows(sql`
    insert into webhook_secrets (webhook_id, secret, created_at)
    values (${id}, ${cipher.seal(secret)}, ${now.toISOString()})`);
  return secret;
}

/** The current secret ends then; one that ends earlier is not prolonged. */
export async function endWebhookSecrets(
  on: Queryable,
  id: number,
  { until, now }: { readonly until: Date; readonly now: Date },
): Promise<void> {
  await on.rows(sql`
    delete from webhook_secrets where webhook_id = ${id} and ends_at <= ${now.toISOString()}`);
  await on.rows(sql`
    update webhook_secrets set ends_at = least(ends_at, ${until.toISOString()})
    where webhook_id = ${id}`);
}

/** The secrets that sign now, newest first. */
export async function readWebhookSecrets(
  on: Queryable,
  { id, cipher, now }: { readonly id: number; readonly cipher: Cipher; readonly now: Date },
): Promise<readonly string[]> {
  const rows = await on.rows<{ secret: Buffer }>(sql`
    select secret from webhook_secrets
    where webhook_id = ${id} and (ends_at is null or ends_at > ${now.toISOString()})
    order by id desc`);
  return rows.map(({ secret }) => cipher.open(secret));
}

interface Signed {
  readonly messageId: string;
  readonly payload: string;
  readonly at: Date;
}

/** The headers of Standard Webhooks: a receiver accepts a signature by any of the secrets. */
export async function signatureHeaders(
  secrets: readonly string[],
  { messageId, payload, at }: Signed,
): Promise<Readonly<Record<string, string>>> {
  // Loaded with the first delivery: most servers send none.
  const { default: standardWebhooks } = await import('standardwebhooks');
  const signatures = secrets.map((secret) =>
    new standardWebhooks.Webhook(secret).sign(messageId, at, payload),
  );
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': signatures.join(' '),
  };
}
