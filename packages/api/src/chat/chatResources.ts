import type { ResourceBinding } from '../records/resourceBinding.ts';
import { botEvents } from './botEvents/botEvents.ts';
import { broadcasts } from './broadcasts/broadcasts.ts';
import { replies } from './cannedResponses/cannedResponses.ts';
import { rooms } from './rooms/rooms.ts';

/** The resources of the chat, which register their own calls. */
export const chatResources: readonly ResourceBinding[] = [rooms, replies, botEvents, broadcasts];
