import { isLanguageCode, type LanguageCode, languageTag } from '@rentyard/contract/languages';
import { sql } from 'drizzle-orm';
import type { Clock } from '../config/clock.ts';
import type { Transaction } from '../db/database.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { MailTemplates, TemplateValues } from '../mail/templates/mailTemplate.ts';
import { passwordChanged, resetPassword, signInCode } from '../mail/templates/passwordMails.ts';
import {
  accountOpened,
  alreadyRegistered,
  confirmEmail,
  invitation,
} from '../mail/templates/registrationMails.ts';
import { lockAccount } from './lockAccount.ts';
import { newToken, tokenHash } from './sessions/tokens.ts';

/** A recipient of account mails. */
export interface Addressee {
  readonly id: number;
  readonly first_name: string;
  readonly email: string;
  /** The language that the user chose; null means the language of the request. */
  readonly language: string | null;
}

/** The purpose of a link in a mail: confirm the address, or set a password. */
export type LinkPurpose = 'confirm' | 'password';

const minute = 60_000;
const hour = 60 * minute;

/** How long mailed codes and links stay valid. */
export const validFor = {
  code: 10 * minute,
  confirmation: 24 * hour,
  reset: 60 * minute,
  invitation: 7 * 24 * hour,
} as const;

/** The mails about accounts, each queued in the transaction that causes it. */
export interface AccountMails {
  code(tx: Transaction, to: Addressee, code: string): Promise<void>;
  confirmation(tx: Transaction, to: Addressee): Promise<void>;
  alreadyRegistered(tx: Transaction, to: Addressee): Promise<void>;
  opened(tx: Transaction, to: Addressee): Promise<void>;
  reset(tx: Transaction, to: Addressee): Promise<void>;
  invitation(tx: Transaction, to: Addressee, inviter: string): Promise<void>;
  passwordChanged(tx: Transaction, to: Addressee): Promise<void>;
}

interface Dependencies {
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** The base URL of links: never the host of a request. */
  readonly origin: () => string;
}

/** @param requestLanguage language of the request, for users who have not chosen one. */
export function accountMails(
  dependencies: Dependencies,
  requestLanguage: LanguageCode,
): AccountMails {
  const { outbox, clock, origin } = dependencies;

  function put(
    tx: Transaction,
    to: Addressee,
    templates: MailTemplates,
    { values, usefulFor }: { values?: TemplateValues; usefulFor?: number } = {},
  ): Promise<void> {
    return outbox.put(tx, {
      to: to.email,
      name: to.first_name,
      language: chooseLanguage(to, requestLanguage),
      templates,
      ...(values ? { values } : {}),
      ...(usefulFor === undefined ? {} : { usefulFor }),
    });
  }

  const page = (to: Addressee, path: string) =>
    `${origin()}/${chooseLanguage(to, requestLanguage)}${path}`;
  const period = (to: Addressee, milliseconds: number) =>
    periodText(chooseLanguage(to, requestLanguage), milliseconds);

  async function withPasswordLink(
    tx: Transaction,
    to: Addressee,
    {
      templates,
      lasts,
      values = {},
    }: { templates: MailTemplates; lasts: number; values?: TemplateValues },
  ): Promise<void> {
    const token = await issueLink(tx, to, { purpose: 'password', lasts, now: clock() });
    if (token === undefined) return;
    await put(tx, to, templates, {
      values: {
        ...values,
        link: page(to, `/auth/reset-password/${token}`),
        period: period(to, lasts),
      },
      usefulFor: lasts,
    });
  }

  return {
    code: (tx, to, code) =>
      put(tx, to, signInCode, {
        values: { code, period: period(to, validFor.code) },
        usefulFor: validFor.code,
      }),
    async confirmation(tx, to) {
      const lasts = validFor.confirmation;
      const token = await issueLink(tx, to, { purpose: 'confirm', lasts, now: clock() });
      if (token === undefined) return;
      await put(tx, to, confirmEmail, {
        values: {
          link: `${origin()}/api/v1/oauth/confirm-email/${token}`,
          period: period(to, lasts),
        },
        usefulFor: lasts,
      });
    },
    alreadyRegistered: (tx, to) =>
      put(tx, to, alreadyRegistered, { values: { link: page(to, '/auth/login?forgot=1') } }),
    opened: (tx, to) => put(tx, to, accountOpened, { values: { link: page(to, '/auth/login') } }),
    reset: (tx, to) =>
      withPasswordLink(tx, to, { templates: resetPassword, lasts: validFor.reset }),
    invitation: (tx, to, inviter) =>
      withPasswordLink(tx, to, {
        templates: invitation,
        lasts: validFor.invitation,
        values: { inviter },
      }),
    passwordChanged: (tx, to) =>
      put(tx, to, passwordChanged, { values: { link: page(to, '/auth/login?forgot=1') } }),
  };
}

function chooseLanguage({ language }: Addressee, requestLanguage: LanguageCode): LanguageCode {
  return isLanguageCode(language) ? language : requestLanguage;
}

/** `10 minutes`, `24 hours`, `7 days` in the given language. */
function periodText(language: LanguageCode, milliseconds: number): string {
  const hours = milliseconds / hour;
  const [unit, value] =
    hours <= 1
      ? (['minute', milliseconds / minute] as const)
      : hours <= 24
        ? (['hour', hours] as const)
        : (['day', hours / 24] as const);
  return new Intl.NumberFormat(languageTag(language), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(value);
}

interface Issue {
  readonly purpose: LinkPurpose;
  readonly lasts: number;
  readonly now: Date;
}

/**
 * Creates the token of a link. Older links of the same purpose become invalid. Undefined when the
 * account was suspended or deleted, or got another address, since the caller has read it.
 */
async function issueLink(
  tx: Transaction,
  { id, email }: Addressee,
  { purpose, lasts, now }: Issue,
): Promise<string | undefined> {
  const token = newToken();
  const at = now.toISOString();
  const isCurrent = sql`and email = ${email} and state <> 'suspended' and deleted_at is null`;
  if (!(await lockAccount(tx, id, isCurrent))) return undefined;
  await tx.rows(sql`
    update account_links set spent_at = ${at}
    where user_id = ${id} and purpose = ${purpose} and spent_at is null`);
  await tx.rows(sql`
    insert into account_links (user_id, purpose, token_hash, email, created_at, expires_at)
    values (${id}, ${purpose}, ${tokenHash(token)}, ${email}, ${at},
            ${new Date(now.getTime() + lasts).toISOString()})`);
  return token;
}
