import { createTransport, type SMTPTransportOptions, type Transporter } from 'nodemailer';
import type { Outbound } from '../outbound/outbound.ts';

/** A way to a mail server, and whose name mails bear that go it. */
export interface Transport {
  readonly transporter: Transporter;
  readonly from: Sender;
}

export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** How long a mail server may take, in ms: for the connection, its greeting, and between two words. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Mails are made of texts alone: nothing is ever read from a disk or fetched for one. */
const textOnly = { disableFileAccess: true, disableUrlAccess: true };

/** The installation's own mail server (`SMTP_URL`), named by whoever runs it and trusted as such. */
export function installationTransport(url: string, from: Sender): Transport {
  const { hostname } = new URL(url);
  return {
    // Settings of the address win, so `?tls.rejectUnauthorized=false` can be said where it is meant.
    transporter: createTransport({
      url,
      ...patience,
      ...textOnly,
      tls: trustedCertificates(hostname),
    }),
    from,
  };
}

/** SMTP settings of a project, as a user typed them. */
export interface ProjectSmtp {
  readonly host: string;
  readonly port: number;
  readonly username: string | null;
  readonly password: string | null;
}

/** The mail server of a project, reached only where users' addresses may lead. */
export function projectTransport(smtp: ProjectSmtp, from: Sender, outbound: Outbound): Transport {
  const { host, port, username, password } = smtp;
  const options: SMTPTransportOptions = {
    host,
    port,
    secure: port === securePort,
    ...patience,
    ...textOnly,
    tls: trustedCertificates(host),
    getSocket(_options, callback) {
      outbound.connect({ host, port, timeout: patience.connectionTimeout }).then(
        (connection) => callback(null, { connection }),
        (error: Error) => callback(error, false),
      );
    },
    ...(username === null
      ? {}
      : {
          auth: { user: username, pass: password ?? '' },
          // A password goes over no wire in the clear.
          requireTLS: !isThisMachine(host),
        }),
  };
  return { transporter: createTransport(options), from };
}

/** SMTP that begins with TLS; every other port begins in the clear and goes over to it. */
const securePort = 465;

/** A server on this machine has no certificate that anybody could have signed. */
function trustedCertificates(host: string) {
  return { rejectUnauthorized: !isThisMachine(host) };
}

function isThisMachine(host: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);
}
