import type { Database } from '@rentyard/api/db/database';
import { openDatabase } from '@rentyard/api/db/open';
import { createStatements, type Statement } from '@rentyard/api/db/statements';
import { offers } from '@rentyard/api/entities/offers/offers';
import { orders } from '@rentyard/api/entities/orders/orders';
import { registry } from '@rentyard/api/entities/registry';
import { createStore } from '@rentyard/api/records/createStore';
import { findRecordJson } from '@rentyard/api/records/find';
import { listRecords } from '@rentyard/api/records/list/list';
import { searchRecords } from '@rentyard/api/records/search/searchRecords';
import { parseListQuery } from '@rentyard/contract/schema/listQuery/parseListQuery';
import { isOwned } from '@rentyard/contract/schema/resource';

interface BenchRequest {
  /** `/offers?page=2` or `/offers/7/show` */
  readonly path: string;
  readonly language: string;
}

/** The statements that the server runs for each response, without the planner's estimate. */
export async function statementsOf(
  url: string,
  requests: readonly BenchRequest[],
): Promise<readonly (readonly Statement[])[]> {
  const db = await openDatabase({ url });
  const statementOf = createStatements();
  let captured: Statement[] = [];
  const searched = registry.flatMap(({ binding }) => (isOwned(binding.resource) ? [] : binding));
  const watched: Database = {
    ...db,
    one<Row extends object>(query: Parameters<Database['one']>[0]) {
      // A text is prepared when it is used a second time.
      statementOf(query);
      const statement = statementOf(query);
      if (!statement.text.startsWith('explain')) captured.push(statement);
      return db.one<Row>(query);
    },
  };
  const store = createStore({
    db: watched,
    bindings: registry.map(({ binding }) => binding),
    clock: () => new Date(),
    secretKey: Buffer.alloc(32),
  });
  const statements: (readonly Statement[])[] = [];
  // Twice, because page keys of the list are cached after the first response.
  for (const round of [requests.slice(0, 1), requests]) {
    for (const { path, language } of round) {
      captured = [];
      const locale = { language, fallback: 'en' };
      const [, id] = /^\/offers\/(\d+)\/show$/.exec(path) ?? [];
      const [, text] = /^\/search\?q=(.*)$/.exec(path) ?? [];
      if (text !== undefined) {
        await searchRecords(store, { text, bindings: searched, locale });
      } else if (id === undefined) {
        const binding = path.startsWith('/orders') ? orders : offers;
        const { searchParams } = new URL(path, 'http://api');
        const { query } = parseListQuery(binding.resource, searchParams);
        await listRecords(store, binding, query, locale);
      } else {
        const wanted = { binding: offers, id: Number(id), shape: 'show', locale } as const;
        await findRecordJson(watched, store, wanted);
      }
      if (round === requests) statements.push(captured);
    }
    if (round !== requests) await new Promise((done) => setTimeout(done, 3_000));
  }
  await db.close();
  return statements;
}
