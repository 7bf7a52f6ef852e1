import { currency } from '@rentyard/contract/entities/currency';
import { registerResource } from '../records/resourceBinding.ts';

export const currencies = registerResource(currency);
