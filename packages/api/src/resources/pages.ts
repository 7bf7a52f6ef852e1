import { page } from '@rentyard/contract/entities/page';
import { keep } from '../records/kept.ts';

export const pages = keep(page);
