import { isLanguageCode } from '@rentyard/contract/languages';
import { sql } from 'drizzle-orm';
import { type AccountMails, type Addressee, accountMails } from '../../auth/accountMails.ts';
import type { Transaction } from '../../db/database.ts';
import { lockRecord } from '../../records/find.ts';
import type { WriteHandlers } from '../../records/routes/writeRoutes.ts';
import { createRecord, existing, updateRecord } from '../../records/write/save.ts';
import type { WriteContext } from '../../records/writeContext.ts';
import type { Services } from '../../services/services.ts';

/** Write functions that also queue mails, in the same transaction. */
export function userWriteHandlers({ outbox, origin }: Services): Required<WriteHandlers> {
  const mailsOf = ({ store, locale }: WriteContext): AccountMails =>
    accountMails(
      { outbox, clock: store.clock, origin },
      isLanguageCode(locale.language) ? locale.language : 'en',
    );

  return {
    /** Staff get an invitation to set a password; clients have no password, because they never sign in here. */
    async create(write, body) {
      const made = await createRecord(write, body);
      if (made.kind === 'staff' && made.state === 'active') {
        const to = await addressee(write.tx, made.id);
        await mailsOf(write).invitation(write.tx, to, await nameOf(write));
      }
      return made;
    },

    async update(write, change) {
      const { tx, store } = write;
      const before = existing(await lockRecord(tx, store, { ...write, id: change.id }));
      const edited = await updateRecord(write, {
        ...change,
        before,
        body: before.state === 'pending' ? withApproval(change.body) : change.body,
      });
      const to = await addressee(tx, edited.id);
      const mails = mailsOf(write);
      const isOpened = before.state === 'pending' && edited.state === 'active';
      if (isOpened && (await hasRegistered(tx, edited.id))) await mails.opened(tx, to);
      if (to.email !== before.email && edited.kind === 'staff') await mails.confirmation(tx, to);
      return edited;
    },
  };
}

/** Whether the user registered the account themselves. */
async function hasRegistered(tx: Transaction, id: number): Promise<boolean> {
  const found = await tx.one(
    sql`select 1 from users where id = ${id} and registered_at is not null`,
  );
  return found !== undefined;
}

/** Setting the role of a pending user approves the account, unless the change sets the state. */
function withApproval(body: unknown): unknown {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return body;
  const draft = body as Readonly<Record<string, unknown>>;
  const isApproval = draft.role !== undefined && draft.role !== null && draft.state === undefined;
  return isApproval ? { ...draft, state: 'active' } : draft;
}

async function addressee(tx: Transaction, id: number): Promise<Addressee> {
  const found = await tx.one<Addressee>(
    sql`select id, first_name, email, language from users where id = ${id}`,
  );
  if (!found) throw new Error('The user was deleted during the request.');
  return found;
}

async function nameOf({ tx, personId }: WriteContext): Promise<string> {
  const found = await tx.one<{ name: string }>(sql`select name from users where id = ${personId}`);
  return found?.name ?? '';
}
