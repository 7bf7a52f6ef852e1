import { country } from '@rentyard/contract/country';
import { keep } from '../records/kept.ts';

export const countries = keep(country);
