import type { BuzbotChannel } from '@rentyard/contract/entities/chat/room';
import type { FastifyInstance } from 'fastify';
import type { Jobs } from '../jobs/jobs.ts';
import type { Store } from '../records/store.ts';
import { botEventRoutes } from './botEvents/botEventRoutes.ts';
import { broadcastRoutes } from './broadcasts/broadcastRoutes.ts';
import { replyRoutes } from './cannedResponses/cannedResponseRoutes.ts';
import { messageRoutes } from './messages/messageRoutes.ts';
import { roomRoutes } from './rooms/roomRoutes.ts';

interface Context {
  readonly store: Store;
  readonly jobs: Jobs;
  /** Channels that messages can be sent by. */
  readonly channels: readonly BuzbotChannel[];
}

/** Every call of the chat-bot area but its stream and its webhooks. */
export function buzbotRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context;
  roomRoutes(app, store);
  messageRoutes(app, store);
  botEventRoutes(app, store);
  replyRoutes(app, store);
  broadcastRoutes(app, context);
}
