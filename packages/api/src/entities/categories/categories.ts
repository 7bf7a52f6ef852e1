import { category } from '@rentyard/contract/entities/category/category';
import { registerResource } from '../../records/resourceBinding.ts';
import { checkPrices } from './pricesFit.ts';

export const categories = registerResource(category, {
  validate: checkPrices,
  alsoReads: ['offers'],
});
