import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../config/clock.ts';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { Invalid, NotFound } from '../../errors/failures.ts';
import { changeAccount } from '../accountHistory.ts';
import type { AccountMails, Addressee } from '../accountMails.ts';
import { hasAddress } from '../hasAddress.ts';
import { lockAccount, lockPermissions } from '../lockAccount.ts';
import { looksLikeToken, tokenHash } from '../sessions/tokens.ts';
import {
  admit,
  allow,
  attemptKeys,
  forgive,
  mailKey,
  mailsToAccount,
  passwordTries,
} from '../throttle.ts';
import type { HashLimiter } from './hashLimiter.ts';
import { type PasswordProof, relyOn, wrongPassword } from './passwordProof.ts';
import { weakness } from './passwordRules.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

/** A new password; forms send it twice. */
interface Typed {
  readonly password: string;
  readonly password_confirmation?: string | undefined;
}

/** The calls that set or reset a password. */
export interface PasswordChange {
  /** Mails a link if the address has an account. The result is the same if it has none. */
  forgot(email: string, mails: AccountMails): Promise<void>;
  /** Whether a link is still valid. The check does not use it up. */
  isOpen(token: string): Promise<boolean>;
  /** Sets the password by a link, once; ends every session of the user. */
  byLink(typed: Typed & { readonly token: string }, mails: AccountMails): Promise<void>;
  /** Sets the own password; ends the other sessions. */
  own(
    typed: Typed & { readonly current_password: string },
    who: { readonly id: number; readonly sessionId: number; readonly ip: string },
    mails: AccountMails,
  ): Promise<void>;
  /** Sets a temporary password, which the user must change at the next sign-in. */
  forOther(userId: number, typed: Typed, by: ChangeOfOther): Promise<void>;
  /** Locks the account until its owner sets a new password by a link. */
  startReset(userId: number, by: ChangeOfOther, mails: AccountMails): Promise<void>;
  /** @throws {Invalid} on `current_password` unless it is correct. */
  prove(userId: number, current: string, ip: string): Promise<PasswordProof>;
}

/** The author of a change of another account. */
interface ChangeOfOther {
  readonly personId: number;
  /** Throws unless the author may change the account. Runs under the lock of permissions. */
  readonly refuse: (tx: Transaction) => Promise<void>;
}

interface Dependencies {
  readonly db: Database;
  readonly hashLimiter: HashLimiter;
  readonly clock: Clock;
  /** Called after sessions were ended. */
  readonly invalidatePeople: () => void;
}

export function createPasswordChange({
  db,
  hashLimiter,
  clock,
  invalidatePeople,
}: Dependencies): PasswordChange {
  async function judged(
    { password, password_confirmation }: Typed,
    email: string,
  ): Promise<string> {
    if (password !== (password_confirmation ?? password)) {
      throw Invalid.at('password_confirmation', { id: 'confirmation' });
    }
    const weak = await weakness(password, { email });
    if (weak) throw Invalid.at('password', weak);
    return hashLimiter.run(() => hashPassword(password));
  }

  async function prove(userId: number, current: string, ip: string): Promise<PasswordProof> {
    const now = clock();
    const person = await db.one<{ password_hash: string | null }>(
      sql`select password_hash from users where id = ${userId} and deleted_at is null`,
    );
    // A stolen session must not allow guessing the password.
    const keys = attemptKeys(userId, ip);
    await allow(db, keys, passwordTries, now);
    const passwordHash = person?.password_hash ?? null;
    const isRight = await hashLimiter.run(() => passwordMatches(passwordHash, current));
    if (!isRight || passwordHash === null) throw wrongPassword();
    await forgive(db, keys, passwordTries, now);
    return { userId, passwordHash };
  }

  return {
    prove,

    async forgot(email, mails) {
      const now = clock();
      const person = await addressee(
        db,
        sql`${hasAddress(email)} and kind = 'staff' and state <> 'suspended'`,
      );
      const key = mailKey(person?.id ?? email);
      const mayMail = (await admit(db, [key], mailsToAccount, now)).admitted;
      if (person && mayMail) await db.transaction((tx) => mails.reset(tx, person));
    },

    async isOpen(token) {
      return (await findLink(db, token, clock())) !== undefined;
    },

    async byLink({ token, ...typed }, mails) {
      const link = await findLink(db, token, clock());
      if (!link) throw spent();
      const passwordHash = await judged(typed, link.email);
      const now = clock();
      await db.transaction(async (tx) => {
        // After the lock, because another call may have used the link or suspended the user.
        await lockAccount(tx, link.id);
        if (!(await findLink(tx, token, now))) throw spent();
        await setPassword(tx, {
          userId: link.id,
          passwordHash,
          isExpired: false,
          by: link.id,
          now,
        });
        // The link came by mail, so the address is verified.
        await tx.rows(sql`
          update users set email_verified_at = coalesce(email_verified_at, ${now.toISOString()})
          where id = ${link.id}`);
        await mails.passwordChanged(tx, link);
        tx.afterCommit(invalidatePeople);
      });
    },

    async own({ current_password, ...typed }, { id, sessionId, ip }, mails) {
      const person = await addressee(db, sql`id = ${id}`);
      if (!person) throw new NotFound();
      const proof = await prove(id, current_password, ip);
      if (typed.password === current_password)
        throw Invalid.at('password', { id: 'same_password' });
      const passwordHash = await judged(typed, person.email);
      const now = clock();
      await db.transaction(async (tx) => {
        await relyOn(tx, proof, sessionId);
        await tx.rows(sql`
          select set_config('rentyard.remaining_session', ${String(sessionId)}, true)`);
        await setPassword(tx, { userId: id, passwordHash, isExpired: false, by: id, now });
        await mails.passwordChanged(tx, person);
        tx.afterCommit(invalidatePeople);
      });
    },

    async forOther(userId, typed, { personId, refuse }) {
      const person = await addressee(db, sql`id = ${userId}`);
      if (!person) throw new NotFound();
      const passwordHash = await judged(typed, person.email);
      const now = clock();
      await db.transaction(async (tx) => {
        await lockPermissions(tx);
        await refuse(tx);
        await setPassword(tx, { userId, passwordHash, isExpired: true, by: personId, now });
        tx.afterCommit(invalidatePeople);
      });
    },

    async startReset(userId, { personId, refuse }, mails) {
      const person = await addressee(db, sql`id = ${userId}`);
      if (!person) throw new NotFound();
      const now = clock();
      await db.transaction(async (tx) => {
        await lockPermissions(tx);
        await refuse(tx);
        await changeAccount(tx, {
          userId,
          columns: [sql`password_expired = true`],
          changes: [{ path: 'password_expired', from: false, to: true }],
          by: personId,
          now,
        });
        // Also when the password had expired before.
        await tx.rows(sql`select end_access(${userId}::bigint)`);
        await mails.reset(tx, person);
        tx.afterCommit(invalidatePeople);
      });
    },
  };
}

function spent(): Invalid {
  return Invalid.at('token', { id: 'link_spent' });
}

function addressee(on: Queryable, which: SQL): Promise<Addressee | undefined> {
  return on.one<Addressee>(sql`
    select id, first_name, email, language from users where ${which} and deleted_at is null`);
}

interface PasswordLink extends Addressee {
  readonly link_id: number;
}

async function findLink(
  on: Queryable,
  token: string,
  now: Date,
): Promise<PasswordLink | undefined> {
  if (!looksLikeToken(token)) return undefined;
  return on.one<PasswordLink>(sql`
    select l.id as link_id, u.id, u.first_name, u.email, u.language
    from account_links l
    -- A link that was mailed to an address of the past opens nothing.
    join users u on u.id = l.user_id and u.email = l.email and u.deleted_at is null
      and u.kind = 'staff' and u.state <> 'suspended'
    where l.token_hash = ${tokenHash(token)} and l.purpose = 'password' and l.spent_at is null
      and l.expires_at > ${now.toISOString()}`);
}

interface NewPassword {
  readonly userId: number;
  readonly passwordHash: string;
  /** Whether the user must change it at the next sign-in. */
  readonly isExpired: boolean;
  readonly by: number;
  readonly now: Date;
}

/** Ends every session of the user but the remaining one, and links and challenges; see the SQL function `end_access`. */
async function setPassword(tx: Transaction, change: NewPassword): Promise<void> {
  const { userId, passwordHash, isExpired, by, now } = change;
  const at = now.toISOString();
  await changeAccount(tx, {
    userId,
    columns: [
      sql`password_hash = ${passwordHash}`,
      sql`password_expired = ${isExpired}`,
      sql`password_changed_at = ${at}`,
    ],
    changes: [{ path: 'password_changed_at', from: null, to: at }],
    by,
    now,
  });
}
