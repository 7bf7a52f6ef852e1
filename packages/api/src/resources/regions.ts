import { region } from '@rentyard/contract/region';
import { keep } from '../records/kept.ts';

export const regions = keep(region);
