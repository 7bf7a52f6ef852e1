import type { FindingId } from '@rentyard/contract/schema/systemFindingIds';
import { type RefusalCode, refusalOf } from '../mail/deliver.ts';
import { type Finding, failure } from './findings.ts';

const findings: Readonly<Record<RefusalCode, FindingId>> = {
  address_refused: 'mail_unreachable',
  unreachable: 'mail_unreachable',
  timeout: 'mail_unreachable',
  tls: 'mail_tls',
  auth: 'mail_auth',
  rejected: 'mail_refused',
};

/** Connects and signs in to the mail server without sending a mail. */
export async function checkMail(smtpUrl: string): Promise<readonly Finding[]> {
  const { installationTransport } = await import('../mail/transports.ts');
  const { transporter } = installationTransport(smtpUrl, { name: 'Rentyard', address: '' });
  try {
    await transporter.verify();
    return [];
  } catch (error) {
    const { code, message } = refusalOf(error);
    return [failure(findings[code], {}, message)];
  } finally {
    transporter.close();
  }
}
