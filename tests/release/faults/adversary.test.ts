import { it } from 'vitest';
import { attack, phases } from '../../adversary/adversary.ts';
import { expectNone } from '../../support/expectNone.ts';
import { hasPooler } from '../../support/servers/pooler.ts';

/** The whole attack, with limits of times and PgBouncer, is `npm run adversary`. */
it('the server stays within its limits under a short attack', { timeout: 600_000 }, async () => {
  const reports = await attack({
    only: phases.filter((name) => name !== 'pooler' || hasPooler),
    mutations: 1,
    everyOperation: 8,
    slowClients: 10,
    kills: 1,
    seed: 1,
  });
  expectNone(
    'limits that were exceeded',
    reports.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
  );
});
