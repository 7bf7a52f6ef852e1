import type { mailRefusals } from '@rentyard/contract/entities/outbox';
import type { Transport } from './transports.ts';

export interface Envelope {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** `<...@host>`; the same on every try. */
  readonly messageId: string;
}

/**
 * Hands a mail to its server and answers with what the server said.
 * @throws whatever the way there or the server had against it; see `judge`.
 */
export async function deliver({ transporter, from }: Transport, mail: Envelope): Promise<string> {
  const { response } = await transporter.sendMail({
    from,
    to: { name: '', address: mail.to },
    // Said once more: what stands in the headers decides nothing.
    envelope: { from: from.address, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    // RFC 3834: holiday notices and the like keep quiet.
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  return response ?? '';
}

/** What went wrong with a mail, for people who look after the mail server. */
export interface Refusal {
  readonly code: RefusalCode;
  /** What the server or the network said. */
  readonly answer: string;
  /** Trying again with the same mail is of no use. */
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

/** Reads the error of a failed delivery. */
export function judge(error: unknown): Refusal {
  const { message, code, response, responseCode } = (error ?? {}) as {
    message?: string;
    code?: string;
    response?: string;
    responseCode?: number;
  };
  const kind = codes[code ?? ''] ?? 'unreachable';
  return {
    code: kind,
    // Kept with the mail, whatever the server says: a database takes any sign but this one.
    answer: (response ?? message ?? String(error)).replaceAll('\0', '').slice(0, 1_000),
    // 5xx to the mail itself. A refused sign-in is put right in the settings, so those mails wait.
    isFinal: kind === 'rejected' && (responseCode ?? 0) >= 500,
  };
}
