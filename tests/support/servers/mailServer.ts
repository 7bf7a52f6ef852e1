import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail received over SMTP. */
export interface Received {
  /** The recipients of the envelope. */
  readonly to: readonly string[];
  readonly mail: Email;
  readonly raw: string;
}

export interface MailServer {
  readonly port: number;
  readonly received: readonly Received[];
  /** `smtp://127.0.0.1:port` */
  readonly url: string;
  /** Resolves once this many mails have arrived; rejects after a minute by default. */
  waitFor(count: number, milliseconds?: number): Promise<readonly Received[]>;
  close(): Promise<void>;
}

interface Options {
  /** The only accepted account. */
  readonly account?: { readonly user: string; readonly pass: string };
  /** The error for a recipient, which refuses the mail. */
  readonly refuse?: (recipient: string) => { code: number; message: string } | undefined;
  readonly port?: number;
}

/** An SMTP server on loopback that stores received mails. */
export async function startMailServer(options: Options = {}): Promise<MailServer> {
  const { account, refuse, port = 0 } = options;
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    // A self-signed certificate for STARTTLS is fine on loopback; the library need not warn.
    logger: false,
    authOptional: account === undefined,
    onAuth({ username, password }, _session, callback) {
      const isValid = username === account?.user && password === account?.pass;
      callback(isValid ? null : new Error('no such account'), { user: username });
    },
    onRcptTo({ address }, _session, callback) {
      const refusal = refuse?.(address);
      callback(
        refusal
          ? Object.assign(new Error(refusal.message), { responseCode: refusal.code })
          : undefined,
      );
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw, mail: await PostalMime.parse(raw) });
        callback();
        for (const check of waiting) check();
      });
    },
  });
  // A client that disconnects is not an error of the server.
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', () => listening()));
  const address = server.server.address() as AddressInfo;
  return {
    port: address.port,
    received,
    url: `smtp://127.0.0.1:${address.port}`,
    waitFor(count, milliseconds = 60_000) {
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.delete(check);
          reject(
            new Error(
              `Only ${received.length} of ${count} mails arrived within ${milliseconds / 1_000} s.`,
            ),
          );
        }, milliseconds);
        const check = () => {
          if (received.length < count) return;
          clearTimeout(late);
          waiting.delete(check);
          resolve(received);
        };
        waiting.add(check);
        check();
      });
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
