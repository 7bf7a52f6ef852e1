import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
} from 'fastify';
import type { Sessions } from './auth/person.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Database } from './db/database.ts';

/** Everything the app needs from outside; a test replaces any of it. */
export interface AppDependencies {
  readonly db: Database;
  readonly sessions: Sessions;
  /** 32 bytes that secrets are encrypted with at rest. */
  readonly secretKey: Uint8Array;
  readonly clock?: Clock;
  /** Silent when left out. */
  readonly logger?: FastifyBaseLogger;
  /** What `TRUST_PROXY` says: whose forwarded addresses are believed. */
  readonly trustProxy?: boolean | string;
  /** Lets `GET /metrics` be read from elsewhere than loopback. */
  readonly metricsToken?: string;
  /** Routes beside the generic ones: accounts, media, the built admin. */
  readonly plugins?: readonly FastifyPluginAsync[];
}

/** The whole HTTP side as a function of its dependencies. Listens to nothing until told to. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { clock = systemClock, logger, trustProxy = false, plugins = [] } = dependencies;
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    trustProxy,
  });
  void clock;
  for (const plugin of plugins) await app.register(plugin);
  return app;
}
