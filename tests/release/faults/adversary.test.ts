import { expect, it } from 'vitest';
import { attack, phases } from '../../adversary/adversary.ts';
import { hasPooler } from '../../support/pooler.ts';

/** The whole attack is `npm run adversary`. */
it('the server stays within its limits under a short attack', { timeout: 480_000 }, async () => {
  const reports = await attack({
    // `npm run adversary` requires PgBouncer.
    only: phases.filter((name) => name !== 'pooler' || hasPooler),
    mutations: 1,
    everyOperation: 8,
    slowClients: 10,
    kills: 1,
    // The attacks that this is about blocked the server for 5 s and more.
    healthP99: 2_000,
    seed: 1,
  });
  expect(reports.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual(
    [],
  );
});
