import { buzbotReply } from '@rentyard/contract/entities/chat/reply';
import { keep } from '../../records/resourceBinding.ts';

export const replies = keep(buzbotReply);
