import type { Action, Permission, Subject } from '@rentyard/contract/permissions';
import { isProposable, type PermittedRoute } from '@rentyard/contract/schema/routes/proposable';
import type { Route } from '@rentyard/contract/schema/routes/route';
import type { FastifyRequest } from 'fastify';
import { Forbidden, NotProposable } from '../errors/failures.ts';
import { mayPropose } from './access/user.ts';
import { dispatchedCall } from './dispatch.ts';
import type { JsonResponse } from './jsonResponse.ts';

/** Where calls become proposals. */
export interface ProposalStore {
  /** Stores the call instead of making it. `permission` is what its author lacks. */
  propose(request: FastifyRequest, route: Route, permission: Permission): Promise<JsonResponse>;
  /** Stores a call that its author may make, if a rule demands a second person. */
  proposeByRule(request: FastifyRequest, route: PermittedRoute): Promise<JsonResponse | undefined>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by `openProposals`. */
    proposals: { store: ProposalStore | undefined };
  }

  interface FastifyRequest {
    /** The body as it was sent, before its schema transformed it. */
    sentBody: unknown;
  }
}

/** Makes the call, or stores it as a proposal when its caller may only propose it or a rule demands it. */
export async function runOrPropose<Result>(
  request: FastifyRequest,
  route: Route,
  run: () => Promise<Result>,
): Promise<Result | JsonResponse> {
  const { person } = request;
  const { store } = request.server.proposals;
  if (!store || !person || !isProposable(route) || dispatchedCall()) return run();
  const { permission } = route;
  if (!person.ability.can(permission[0], permission[1]))
    return store.propose(request, route, permission);
  const stored = await store.proposeByRule(request, route);
  if (stored) return stored;
  try {
    return await run();
  } catch (error) {
    // A bulk change needs another permission than its declaration, which its body decides.
    if (!(error instanceof Forbidden)) throw error;
    const lacking: Permission = [error.action as Action, error.subject as Subject];
    if (!person.ability.can('propose', lacking[1])) throw error;
    if (!mayPropose(person, lacking)) throw new NotProposable(...lacking);
    return store.propose(request, route, lacking);
  }
}
