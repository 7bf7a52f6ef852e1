import { category } from '@rentyard/contract/category';
import { keep } from '../records/kept.ts';

export const categories = keep(category);
