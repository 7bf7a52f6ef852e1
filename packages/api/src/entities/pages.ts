import { page } from '@rentyard/contract/entities/page';
import { keep } from '../records/resourceBinding.ts';

export const pages = keep(page);
