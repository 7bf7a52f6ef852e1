import { createRandom } from '@rentyard/api/seed/random/random';
import type { Proposal } from '@rentyard/contract/entities/proposal/proposalRoutes';
import { expect, test } from 'vitest';
import type { ApiResponse, Client } from '../../support/client.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

const writes = 500;
const perDecision = 25;

/** A call for one of two equal records. */
type Write = (on: WireRecord, by: Client) => Promise<ApiResponse>;

/** Fields that differ between two records that were written in the same way. */
const own = [
  ...['id', 'code', 'alias', 'name', 'version'],
  ...['created_at', 'updated_at', 'created_by', 'updated_by'],
];

function comparable(record: unknown): unknown {
  if (Array.isArray(record)) return record.map(comparable);
  if (record === null || typeof record !== 'object') return record;
  return Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => !own.includes(name))
      .map(([name, value]) => [name, comparable(value)]),
  );
}

/** Two records that receive the same writes, one of them by proposals. */
interface Twins {
  readonly direct: WireRecord;
  readonly proposed: WireRecord;
  readonly resource: string;
}

test('random writes by proposal equal the same writes made directly', async () => {
  const app = await startApp({ requestLimits: { person: 0, key: 0, address: 0 } });
  const trainee = await app.signInAs([
    ['read', 'brands'],
    ['propose', 'brands'],
    ['read', 'tags'],
    ['propose', 'tags'],
  ]);
  const random = createRandom(20_261_127);
  const twins: Twins[] = [];
  for (let index = 0; index < perDecision; index += 1) twins.push(await makeTwins(app, index));
  let made = 0;
  while (made < writes) {
    const ids: number[] = [];
    for (const pair of twins) {
      const write = randomWrite(pair.resource, random);
      const direct = await write(pair.direct, app.admin);
      const proposed = await write(pair.proposed, trainee);
      if (direct.status >= 400) expect(proposed.status).toBe(direct.status);
      else if (proposed.status === 202) ids.push(proposed.data<Proposal>().id);
      // A write without an effect is no proposal.
      else expect(proposed.rules).toEqual({ '': ['unchanged'] });
      made += 1;
    }
    const { refused } = (await app.admin.post('/proposals/approve', { ids })).data<{
      readonly refused: readonly unknown[];
    }>();
    expect(refused).toEqual([]);
  }
  for (const { resource, direct, proposed } of twins) {
    const [one, other] = await Promise.all(
      [direct, proposed].map(({ id }) => finalState(app, resource, id)),
    );
    expect(other).toEqual(one);
  }
  await app.close();
}, 300_000);

async function makeTwins(app: TestApp, index: number): Promise<Twins> {
  const resource = index % 2 === 0 ? 'brands' : 'tags';
  const draft = await app.draft(resource);
  const { code, alias, name } = await app.draft(resource);
  const unique = resource === 'brands' ? { code, alias, name } : { code, alias };
  const direct = await app.make(resource, draft);
  const proposed = await app.make(resource, { ...draft, ...unique });
  return { resource, direct, proposed };
}

/** The record with the actions of its history, from the trash too. */
async function finalState(app: TestApp, resource: string, id: number): Promise<unknown> {
  const record = await app.admin.get(`/${resource}/${id}/edit`);
  const history = await app.admin.get(`/${resource}/${id}/history`, { per_page: 100 });
  const entries = history.status === 404 ? [] : history.data<readonly WireRecord[]>();
  return {
    status: record.status,
    record: record.status === 200 ? comparable(record.data()) : null,
    history: entries.map(({ action, changes }) => ({ action, changes: comparable(changes) })),
  };
}

function randomWrite(resource: string, random: ReturnType<typeof createRandom>): Write {
  const number = random.between(1, 40);
  const status = random.pick(['active', 'rejected', 'hidden', 'new'] as const);
  const weights = { one: 4, several: 2, status: 2, remove: 1, restore: 1, invalid: 1 };
  const kind = random.weighted(weights);
  const path = (id: number) => `/${resource}/${id}`;
  switch (kind) {
    case 'remove':
      return (on, by) => by.send('DELETE', `/${resource}`, { json: { id: on.id } });
    case 'restore':
      return (on, by) => by.post(`/${resource}/restore`, { id: on.id });
    case 'status':
      return (on, by) => by.patch(`${path(on.id)}/change_status`, { status, reason: 'Because' });
    case 'invalid':
      return (on, by) => by.patch(path(on.id), { nonsense: number });
    case 'several':
      return (on, by) =>
        by.patch(path(on.id), { address: `Street ${number}`, ...title(number, resource) });
    case 'one':
      return (on, by) => by.patch(path(on.id), title(number, resource));
  }
}

function title(number: number, resource: string): object {
  return resource === 'brands' ? { sort_order: number } : { title: { en: `Title ${number}` } };
}
