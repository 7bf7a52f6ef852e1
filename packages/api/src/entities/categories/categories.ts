import { category } from '@rentyard/contract/entities/category/category';
import { keep } from '../../records/resourceBinding.ts';
import { pricesFit } from './pricesFit.ts';

export const categories = keep(category, { validate: pricesFit, alsoReads: ['offers'] });
