import type { mailRefusals } from '@rentyard/contract/entities/system/outbox';
import { traced } from '../telemetry/tracing.ts';
import type { Transport } from './transports.ts';

export interface Envelope {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** `<...@host>`; the same for every attempt. */
  readonly messageId: string;
}

/**
 * Sends a mail to its server and returns the response of the server.
 * @throws any error of the connection or the server; see `refusalOf`.
 */
export async function deliver({ transporter, from }: Transport, mail: Envelope): Promise<string> {
  const sent = await traced('mail', { 'messaging.system': 'smtp' }, () =>
    transporter.sendMail({
      from,
      to: { name: '', address: mail.to },
      // An explicit envelope, so that headers do not determine the recipients.
      envelope: { from: from.address, to: [mail.to] },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: mail.messageId,
      // RFC 3834: prevents automatic replies such as holiday notices.
      headers: { 'Auto-Submitted': 'auto-generated' },
    }),
  );
  return sent.response ?? '';
}

/** The error of a mail, for the operators of the mail server. */
export interface Refusal {
  readonly code: RefusalCode;
  /** The message of the server or the network. */
  readonly message: string;
  /** Another attempt with the same mail cannot succeed. */
  readonly isFinal: boolean;
}

export type RefusalCode = (typeof mailRefusals)[number];

const codes: Readonly<Record<string, RefusalCode>> = {
  EOUTBOUND: 'address_refused',
  ETIMEDOUT: 'timeout',
  ETLS: 'tls',
  EREQUIRETLS: 'tls',
  EAUTH: 'auth',
  ENOAUTH: 'auth',
  EENVELOPE: 'rejected',
  EMESSAGE: 'rejected',
};

/** Converts the error of a failed delivery. */
export function refusalOf(error: unknown): Refusal {
  const { message, code, response, responseCode } = (error ?? {}) as {
    message?: string;
    code?: string;
    response?: string;
    responseCode?: number;
  };
  const kind = codes[code ?? ''] ?? 'unreachable';
  return {
    code: kind,
    // Stored with the mail; NUL is the only character that the database rejects.
    message: (response ?? message ?? String(error)).replaceAll('\0', '').slice(0, 1_000),
    // 5xx for the mail itself. A failed sign-in can be fixed in the settings, so those mails wait.
    isFinal: kind === 'rejected' && (responseCode ?? 0) >= 500,
  };
}
