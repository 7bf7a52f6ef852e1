import { category } from '@rentyard/contract/entities/category/category';
import { keep } from '../../records/kept.ts';
import { pricesFit } from './pricesFit.ts';

export const categories = keep(category, { validate: pricesFit, alsoReads: ['offers'] });
