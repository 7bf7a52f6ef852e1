import { proposalBounds } from '@rentyard/contract/entities/proposal/proposal';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Jobs } from '../jobs/jobs.ts';
import type { Store } from '../records/store.ts';
import { decisionRoutes } from './decisionRoutes.ts';
import { createFourEyesRules, findRule, fourEyesRoutes } from './fourEyes.ts';
import { proposalRoutes } from './proposalRoutes.ts';
import { storeProposal } from './storeProposal.ts';
import { type ProposalsPayload, undoProposals } from './undoProposals.ts';

/** Proposals: calls that wait for the decision of a second person. */
export interface Proposals {
  routes(api: FastifyInstance): void;
  /** Expires open proposals, and deletes old decided ones. */
  sweep(): Promise<void>;
}

/** From now on, `handle` stores calls as proposals of users who may only propose them. */
export function openProposals(
  app: FastifyInstance,
  { store, jobs }: { readonly store: Store; readonly jobs: Jobs },
): Proposals {
  const context = { app, store };
  const rules = createFourEyesRules(store);
  app.proposals.store = {
    propose: (request, route, permission) =>
      storeProposal(context, request, route, { permission, cause: 'propose' }),
    proposeByRule: async (request, route) => {
      const broken = await findRule(context, rules, request, route);
      return broken && storeProposal(context, request, route, broken);
    },
  };
  jobs.handle<ProposalsPayload>('proposals', {
    // The work is done when the job is stored: it can only be undone.
    run: async () => undefined,
    undo: (job) => undoProposals(job, store),
  });
  return {
    routes(api) {
      proposalRoutes(api, context);
      decisionRoutes(api, context, jobs);
      fourEyesRoutes(api, store);
    },
    async sweep() {
      const now = store.clock();
      const before = new Date(now.getTime() - proposalBounds.days.decided * 86_400_000);
      await store.db.rows(sql`
        update proposals set state = 'expired', form = null, updated_at = ${now.toISOString()}
        where state = 'open' and expires_at <= ${now.toISOString()}`);
      await store.db.rows(sql`
        delete from proposals where state <> 'open' and updated_at < ${before.toISOString()}`);
    },
  };
}
