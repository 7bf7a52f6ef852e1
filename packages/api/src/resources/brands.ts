import { brand } from '@rentyard/contract/brand';
import { keep } from '../records/kept.ts';

export const brands = keep(brand);
