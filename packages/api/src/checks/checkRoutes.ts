import {
  runSystemChecks,
  type SystemCheckOutcome,
} from '@rentyard/contract/entities/system/systemCheck';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../db/database.ts';
import { handle } from '../http/handle.ts';
import { checkProxy } from './checkProxy.ts';
import type { CheckedSettings } from './checkSettings.ts';
import { forwardedRoute } from './forwardedRoute.ts';
import { runChecks } from './runChecks.ts';

interface CheckRouteDependencies {
  readonly settings: CheckedSettings;
  readonly clock: Clock;
  readonly db: Database;
  readonly secretKey: Uint8Array;
}

/** `POST /settings/checks` and `GET /forwarded`. */
export function checkRoutes(app: FastifyInstance, dependencies: CheckRouteDependencies): void {
  const running = new Map<string, Promise<readonly SystemCheckOutcome[]>>();

  /** The same request at the same time runs once, so that nobody can open connections at will. */
  function runOnce(
    language: LanguageCode,
    forwardedFor: string | undefined,
  ): Promise<readonly SystemCheckOutcome[]> {
    const key = JSON.stringify([language, forwardedFor]);
    const known = running.get(key);
    if (known) return known;
    const { trustProxy } = dependencies.settings;
    const checks = runChecks(
      { ...dependencies, checkProxy: async () => checkProxy(trustProxy, forwardedFor) },
      language,
    ).finally(() => running.delete(key));
    running.set(key, checks);
    return checks;
  }

  app.register(
    async (api) => {
      handle(api, runSystemChecks, ({ request, language }) =>
        runOnce(language, [request.headers['x-forwarded-for']].flat().join(', ') || undefined),
      );
    },
    { prefix: '/api/v1' },
  );
  forwardedRoute(app, dependencies);
}
