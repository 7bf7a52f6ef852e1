import { buzbotBroadcast } from '@rentyard/contract/entities/chat/broadcast';
import { registerResource } from '../../records/registerResource.ts';

export const broadcasts = registerResource(buzbotBroadcast);
