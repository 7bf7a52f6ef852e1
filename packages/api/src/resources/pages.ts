import { page } from '@rentyard/contract/page';
import { keep } from '../records/kept.ts';

export const pages = keep(page);
