import { createTransport, type SMTPTransportOptions, type Transporter } from 'nodemailer';
import type { Outbound } from '../outbound/outbound.ts';

/** A connection to a mail server, and the sender of its mails. */
export interface Transport {
  readonly transporter: Transporter;
  readonly from: Sender;
}

export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Timeouts of a mail server in ms: for connecting, its greeting, and idle time. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Mails contain only text, so nothing is read from disk or fetched. */
const textOnly = { disableFileAccess: true, disableUrlAccess: true };

/** The mail server of the installation (`SMTP_URL`): trusted, because the operator configured it. */
export function installationTransport(url: string, from: Sender): Transport {
  const { hostname } = new URL(url);
  return {
    // Options of the URL have priority, so `?tls.rejectUnauthorized=false` is possible.
    transporter: createTransport({
      url,
      ...timeouts,
      ...textOnly,
      tls: trustedCertificates(hostname),
    }),
    from,
  };
}

/** SMTP settings of a project, as a user entered them. */
export interface ProjectSmtp {
  readonly host: string;
  readonly port: number;
  readonly username: string | null;
  readonly password: string | null;
}

/** The mail server of a project, reached only at allowed outbound addresses. */
export function projectTransport(smtp: ProjectSmtp, from: Sender, outbound: Outbound): Transport {
  const { host, port, username, password } = smtp;
  const options: SMTPTransportOptions = {
    host,
    port,
    secure: port === securePort,
    ...timeouts,
    ...textOnly,
    tls: trustedCertificates(host),
    getSocket(_options, callback) {
      outbound.connect({ host, port, timeout: timeouts.connectionTimeout }).then(
        (connection) => callback(null, { connection }),
        (error: Error) => callback(error, false),
      );
    },
    ...(username === null
      ? {}
      : {
          auth: { user: username, pass: password ?? '' },
          // Passwords are never sent unencrypted to another machine.
          requireTLS: !isThisMachine(host),
        }),
  };
  return { transporter: createTransport(options), from };
}

/** The port of SMTP with implicit TLS; on other ports STARTTLS upgrades the connection. */
const securePort = 465;

/** A server on this machine cannot have a publicly signed certificate. */
function trustedCertificates(host: string) {
  return { rejectUnauthorized: !isThisMachine(host) };
}

function isThisMachine(host: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);
}
