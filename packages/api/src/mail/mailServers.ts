import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { Cipher } from '../secrets/cipher.ts';
import { transportOfProject } from './projectMail.ts';
import type { Transport } from './transports.ts';

/** The available mail servers. */
export interface MailServers {
  /** `SMTP_URL`; without it, mails stay in the outbox. */
  readonly installation: Transport | undefined;
  /** From the settings of the project; undefined for a project without. */
  readonly ofProject: (projectId: number) => Promise<Transport | undefined>;
}

interface Dependencies {
  readonly db: Database;
  readonly cipher: Cipher;
  readonly outbound: Outbound;
}

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>;

/** Loads the mail library only for an installation with a mail server. */
export async function mailServers(
  settings: Settings,
  { db, cipher, outbound }: Dependencies,
): Promise<MailServers> {
  const { smtpUrl } = settings;
  const from = { name: 'Rentyard', address: senderAddress(settings) };
  return {
    installation:
      smtpUrl === undefined
        ? undefined
        : (await import('./transports.ts')).installationTransport(smtpUrl, from),
    ofProject: (id) => transportOfProject(db, id, { cipher, outbound }),
  };
}

/** Many servers accept mails only from the address that signs in to them. */
function senderAddress({ mailFrom, smtpUrl, publicUrl }: Settings): string {
  if (mailFrom !== undefined) return mailFrom;
  const account = decodeURIComponent(smtpUrl === undefined ? '' : new URL(smtpUrl).username);
  if (account.includes('@')) return account;
  return `no-reply@${publicUrl === undefined ? 'rentyard.localhost' : new URL(publicUrl).hostname}`;
}
