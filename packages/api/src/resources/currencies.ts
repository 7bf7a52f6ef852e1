import { currency } from '@rentyard/contract/entities/currency';
import { keep } from '../records/kept.ts';

export const currencies = keep(currency);
