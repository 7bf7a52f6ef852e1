import { offer } from '@rentyard/contract/offer';
import { keep } from '../records/kept.ts';

export const offers = keep(offer, {
  columns: {
    'prices.price_per_shift': 'price_per_shift',
    'prices.price_per_hour': 'price_per_hour',
  },
});
