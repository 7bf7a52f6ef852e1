import { sql } from 'drizzle-orm';
import type { Clock } from '../config/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { Failure, Invalid } from '../errors/failures.ts';
import { changeAccount } from './accountHistory.ts';
import type { AccountMails, Addressee } from './accountMails.ts';
import { hasAddress } from './hasAddress.ts';
import type { HashLimiter } from './passwords/hashLimiter.ts';
import { weakness } from './passwords/passwordRules.ts';
import { hashPassword } from './passwords/passwords.ts';
import { looksLikeToken, tokenHash } from './sessions/tokens.ts';
import { admit, mailKey, mailsToAccount } from './throttle.ts';

interface Newcomer {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
  readonly language: string;
}

/** Self-registration and confirmation of e-mail addresses. */
export interface Registration {
  /**
   * Creates an account without permissions. If the address already has an account, its owner gets a
   * mail, so that both cases have the same response.
   */
  register(newcomer: Newcomer, mails: AccountMails): Promise<void>;
  /** Confirms the address of a mailed link; false for an invalid link. */
  confirm(token: string): Promise<Confirmed>;
  /** Mails another link if the address still has to be confirmed. The result is the same otherwise. */
  resend(
    to: { readonly token?: string | undefined; readonly email?: string | undefined },
    mails: AccountMails,
  ): Promise<void>;
}

export interface Confirmed {
  readonly isConfirmed: boolean;
  /** Of the user, when the link is known. */
  readonly language: string | null;
}

interface Dependencies {
  readonly db: Database;
  readonly hashLimiter: HashLimiter;
  readonly clock: Clock;
  readonly registration: Config['registration'];
  /** Called after permissions of a user changed. */
  readonly invalidatePeople: () => void;
}

export function createRegistration(dependencies: Dependencies): Registration {
  const { db, hashLimiter, clock, registration, invalidatePeople } = dependencies;

  return {
    async register(newcomer, mails) {
      if (registration === 'closed') throw new Failure(403, 'registration_closed');
      const { password, email } = newcomer;
      const weak = await weakness(password, { email });
      if (weak) throw Invalid.at('password', weak);
      // Hashed for a known address too, so that the response time reveals nothing.
      const passwordHash = await hashLimiter.run(() => hashPassword(password));
      const now = clock();
      await db.transaction(async (tx) => {
        const made = await insert(tx, newcomer, { passwordHash, now });
        const to = made ? { ...made, is_unconfirmed: true } : await findByEmail(tx, email);
        if (!to) return;
        if (!(await admit(tx, [mailKey(to.id)], mailsToAccount, now)).admitted) return;
        await (to.is_unconfirmed ? mails.confirmation(tx, to) : mails.alreadyRegistered(tx, to));
      });
    },

    async confirm(token) {
      if (!looksLikeToken(token)) return { isConfirmed: false, language: null };
      const now = clock();
      return db.transaction(async (tx) => {
        // The account first: it may be suspended, or get another address, at this moment.
        await tx.one(sql`
          select 1 from users where id =
            (select user_id from account_links
             where token_hash = ${tokenHash(token)} and purpose = 'confirm')
          for no key update`);
        const link = await tx.one<Link>(sql`
          select l.user_id, l.expires_at, l.spent_at, u.language,
                 u.email = l.email and u.email_verified_at is not null as is_confirmed,
                 u.email = l.email as is_current
          from account_links l
          join users u on u.id = l.user_id and u.deleted_at is null
          where l.token_hash = ${tokenHash(token)} and l.purpose = 'confirm'`);
        if (!link) return { isConfirmed: false, language: null };
        // A second click, or a mail scanner opened the link before the user did.
        if (link.is_confirmed) return { isConfirmed: true, language: link.language };
        const isGood =
          link.is_current && link.spent_at === null && Date.parse(link.expires_at) > now.getTime();
        if (isGood) {
          await markConfirmed(tx, link.user_id, { isOpen: registration === 'open', now });
          tx.afterCommit(invalidatePeople);
        }
        return { isConfirmed: isGood, language: link.language };
      });
    },

    async resend({ token, email }, mails) {
      const now = clock();
      const known =
        token === undefined ? await findByEmail(db, email ?? '') : await findByLink(db, token);
      const key = mailKey(known?.id ?? email ?? '');
      const mayMail = (await admit(db, [key], mailsToAccount, now)).admitted;
      if (!known?.is_unconfirmed || !mayMail) return;
      await db.transaction((tx) => mails.confirmation(tx, known));
    },
  };
}

interface Known extends Addressee {
  readonly is_unconfirmed: boolean;
}

interface Link {
  readonly user_id: number;
  readonly expires_at: string;
  readonly spent_at: string | null;
  readonly language: string | null;
  readonly is_confirmed: boolean;
  readonly is_current: boolean;
}

const known = sql`
  u.id, u.first_name, u.email, u.language,
  u.email_verified_at is null and u.state <> 'suspended' as is_unconfirmed`;

function findByEmail(on: Queryable, email: string): Promise<Known | undefined> {
  return on.one<Known>(sql`
    select ${known} from users u
    where ${hasAddress(email, sql`u.email`)} and u.deleted_at is null`);
}

async function findByLink(on: Queryable, token: string): Promise<Known | undefined> {
  if (!looksLikeToken(token)) return undefined;
  return on.one<Known>(sql`
    select ${known} from account_links l
    join users u on u.id = l.user_id and u.deleted_at is null
    where l.token_hash = ${tokenHash(token)} and l.purpose = 'confirm'`);
}

/** Undefined when the address has an account. */
async function insert(
  tx: Transaction,
  { first_name, last_name, email, language }: Newcomer,
  { passwordHash, now }: { readonly passwordHash: string; readonly now: Date },
): Promise<Addressee | undefined> {
  const at = now.toISOString();
  const made = await tx.one<Addressee>(sql`
    insert into users (first_name, last_name, email, language, kind, state, password_hash,
                       password_changed_at, registered_at, created_at, updated_at)
    values (${first_name}, ${last_name}, ${email}, ${language}, 'staff', 'pending',
            ${passwordHash}, ${at}, ${at}, ${at}, ${at})
    on conflict do nothing
    returning id, first_name, email, language`);
  if (!made) return undefined;
  await tx.rows(sql`
    insert into change_history (resource, record_id, version, action, created_at)
    values ('users', ${made.id}, 1, 'create', ${at})`);
  return made;
}

/** With open registration, a confirmed address makes a new user an editor. */
async function markConfirmed(
  tx: Transaction,
  userId: number,
  { isOpen, now }: { readonly isOpen: boolean; readonly now: Date },
): Promise<void> {
  const at = now.toISOString();
  const opened = [
    sql`state = case when state = 'pending' and role_id is null then 'active' else state end`,
    sql`role_id = coalesce(role_id, case when state = 'pending' then
          (select id from roles where system = 'editor' and deleted_at is null) end)`,
  ];
  await changeAccount(tx, {
    userId,
    columns: [sql`email_verified_at = ${at}`, ...(isOpen ? opened : [])],
    changes: [{ path: 'email_verified_at', from: null, to: at }],
    by: userId,
    now,
  });
  await tx.rows(sql`
    update account_links set spent_at = ${at}
    where user_id = ${userId} and purpose = 'confirm' and spent_at is null`);
}
