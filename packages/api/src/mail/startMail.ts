import type { FastifyBaseLogger } from 'fastify';
import { systemClock } from '../config/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { cipherOf } from '../secrets/cipher.ts';
import type { Outbox } from './outbox.ts';
import { transportOfProject } from './projectMail.ts';
import { startSender } from './sender.ts';
import { installationTransport } from './transports.ts';

interface Parts {
  readonly db: Database;
  readonly secretKey: Uint8Array;
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>;
  readonly outbox: Outbox;
  readonly outbound: Outbound;
  readonly log: FastifyBaseLogger;
}

/** Sends mails of the outbox according to the settings; returns a function that stops it. */
export function startMail(parts: Parts): () => Promise<void> {
  const { db, secretKey, config, outbox, outbound, log } = parts;
  const cipher = cipherOf(secretKey);
  const from = { name: 'Rentyard', address: senderAddress(config) };
  return startSender({
    db,
    cipher,
    clock: systemClock,
    log,
    whenPut: outbox.whenPut,
    transports: {
      installation:
        config.smtpUrl === undefined ? undefined : installationTransport(config.smtpUrl, from),
      ofProject: (id) => transportOfProject(db, id, { cipher, outbound }),
    },
  });
}

/** Many servers accept mails only from the address that signs in to them. */
export function senderAddress({ mailFrom, smtpUrl, publicUrl }: Parts['config']): string {
  if (mailFrom !== undefined) return mailFrom;
  const account = decodeURIComponent(smtpUrl === undefined ? '' : new URL(smtpUrl).username);
  if (account.includes('@')) return account;
  return `no-reply@${publicUrl === undefined ? 'rentyard.localhost' : new URL(publicUrl).hostname}`;
}
