/** Columns of the amounts that offers, tags and orders have in their group `prices`. */
export const listingColumns = {
  'prices.price_per_shift': 'price_per_shift',
  'prices.price_per_hour': 'price_per_hour',
} as const;
