import { buzbotReply } from '@rentyard/contract/entities/chat/reply';
import { registerResource } from '../../records/resourceBinding.ts';

export const replies = registerResource(buzbotReply);
