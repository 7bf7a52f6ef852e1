import { buzbotBroadcast } from '@rentyard/contract/entities/chat/broadcast';
import { registerResource } from '../../records/resourceBinding.ts';

export const broadcasts = registerResource(buzbotBroadcast);
