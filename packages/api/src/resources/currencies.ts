import { currency } from '@rentyard/contract/currency';
import { keep } from '../records/kept.ts';

export const currencies = keep(currency);
