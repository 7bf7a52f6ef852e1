import { subjects } from '@rentyard/contract/permissions';
import type { SavedView } from '@rentyard/contract/view';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Invalid } from '../failures.ts';
import { dataAnswer, send } from '../http/answers.ts';
import { BodyParams } from '../http/bodyParams.ts';
import { answerOnce } from '../http/idempotency.ts';
import { QueryParams } from '../http/queryParams.ts';
import { askedOf, callerOf, idOf, matchedVersion, takeNoParams } from '../http/routeContext.ts';
import type { Store } from '../records/store.ts';
import { countRows } from './countRows.ts';
import { readNewView, readViewChange, refuseUnknownRows } from './viewBody.ts';
import { viewOperations as operations } from './viewOperations.ts';
import { deleteViews, insertView, listViews, updateView } from './viewRecords.ts';

const right = 'signed-in';

/** Saved views (P-LIST-7): everybody keeps their own; sharing them needs `manage views`. */
export function viewRoutes(app: FastifyInstance, store: Store): void {
  const { db, clock } = store;

  app.get('/views', { config: { right, operation: operations.list } }, async (request) => {
    const { ability } = callerOf(request);
    const { subject, isPinned, isCounted } = takeListParams(request);
    const views = await listViews(db, callerOf(request), subject);
    const readable = views.filter(
      (view) => ability.can('read', view.subject) && (view.pinned || !isPinned),
    );
    if (!isCounted) return { data: readable };
    const asked = await askedOf(request, store);
    const counted: SavedView[] = [];
    for (const view of readable) {
      counted.push({ ...view, count: await countRows(store, view, asked) });
    }
    return { data: counted };
  });

  app.post(
    '/views',
    { config: { right, operation: operations.create } },
    async (request, reply) => {
      takeNoParams(request);
      const person = callerOf(request);
      const { body } = request;
      const draft = readNewView(body, person, store);
      const answer = await answerOnce(request, { db, clock, body }, async (tx) =>
        dataAnswer(JSON.stringify(await insertView(tx, person, draft, clock())), 201),
      );
      return send(reply, answer);
    },
  );

  async function change(request: FastifyRequest, id: number) {
    takeNoParams(request);
    const person = callerOf(request);
    const read = readViewChange(request.body, person);
    if (read.id !== undefined && read.id !== id) throw Invalid.at('id', { id: 'not_allowed' });
    const judge = ({ subject }: SavedView) => {
      if (read.change.state) refuseUnknownRows(store, subject, read.change.state);
    };
    const version = read.version ?? matchedVersion(request);
    const update = { id, version, change: read.change, judge };
    return { data: await db.transaction((tx) => updateView(tx, person, update, clock())) };
  }

  app.patch('/views/:id', { config: { right, operation: operations.update } }, (request) =>
    change(request, idOf(request)),
  );

  app.patch('/views', { config: { right, operation: operations.updateNamed } }, (request) => {
    const { id } = readViewChange(request.body, callerOf(request));
    if (id === undefined) throw Invalid.at('id', { id: 'required', values: { field: 'id' } });
    return change(request, id);
  });

  app.delete('/views', { config: { right, operation: operations.delete } }, async (request) => {
    takeNoParams(request);
    const params = new BodyParams(request.body);
    const ids = params.has('id') ? [params.takeId('id')] : params.takeIds('ids');
    params.finish();
    const person = callerOf(request);
    return { data: { deleted: await db.transaction((tx) => deleteViews(tx, person, ids)) } };
  });
}

function takeListParams(request: FastifyRequest) {
  const params = new QueryParams(request.url);
  const asked = params.take('subject');
  const subject = subjects.find((one) => one === asked);
  if (asked !== undefined && !subject) params.refuse('subject', { id: 'choice' });
  const isPinned = params.takeFlag('pinned');
  const isCounted = params.takeFlag('counts');
  params.finish();
  return { subject, isPinned, isCounted };
}
