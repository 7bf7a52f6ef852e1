import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { Cipher } from '../secrets/cipher.ts';
import type { Transport } from './transports.ts';

/** The port where SMTP servers accept mails from programs. */
const submissionPort = 587;

interface Row {
  readonly name: string;
  readonly domain: string;
  readonly smtp_server: string | null;
  readonly smtp_port: number | null;
  readonly smtp_username: string | null;
  readonly smtp_password: Buffer | null;
}

interface Dependencies {
  readonly cipher: Cipher;
  readonly outbound: Outbound;
}

/** The mail server of a live project; undefined when it has none, or when there is no such project. */
export async function transportOfProject(
  db: Queryable,
  projectId: number,
  { cipher, outbound }: Dependencies,
): Promise<Transport | undefined> {
  const project = await db.one<Row>(sql`
    select name, domain, smtp_server, smtp_port, smtp_username, smtp_password
    from projects where id = ${projectId} and deleted_at is null`);
  if (!project?.smtp_server) return undefined;
  const { projectTransport } = await import('./transports.ts');
  const { name, domain, smtp_server, smtp_port, smtp_username, smtp_password } = project;
  return projectTransport(
    {
      host: smtp_server,
      port: smtp_port ?? submissionPort,
      username: smtp_username,
      password: smtp_password === null ? null : cipher.open(smtp_password),
    },
    { name, address: smtp_username?.includes('@') ? smtp_username : `no-reply@${domain}` },
    outbound,
  );
}
