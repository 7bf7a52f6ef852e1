import { buzbotBroadcast } from '@rentyard/contract/entities/chat/broadcast';
import { keep } from '../../records/resourceBinding.ts';

export const broadcasts = keep(buzbotBroadcast);
