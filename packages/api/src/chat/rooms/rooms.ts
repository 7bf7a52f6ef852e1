import { buzbotRoom } from '@rentyard/contract/entities/chat/room';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import { registerResource, type Saving } from '../../records/resourceBinding.ts';

export const rooms = registerResource(buzbotRoom, {
  validate: checkAssignee,
  alsoMentions: true,
  daily: ['first_answer_at'],
});

/** The assignee of a room must be a user who can sign in. */
async function checkAssignee({ write, before, after }: Saving): Promise<FieldProblem[]> {
  const { assignee } = after;
  if (typeof assignee !== 'number' || assignee === before?.assignee) return [];
  const other = await write.tx.one(sql`
    select 1 from users where id = ${assignee} and (kind <> 'staff' or state <> 'active')`);
  return other ? [{ path: 'assignee', problem: { id: 'choice' } }] : [];
}
