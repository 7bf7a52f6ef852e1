import { currency } from '@rentyard/contract/entities/currency';
import { keep } from '../records/resourceBinding.ts';

export const currencies = keep(currency);
