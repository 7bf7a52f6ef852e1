/**
 * The columns shared by lists of offers, orders and tags. Minimum widths fit the names in every language;
 * narrow tables hide columns of priority 0 first.
 */
export const listingColumns = {
  /** The name above the code, linked to the record. */
  name: { field: 'name', detail: 'code', minWidth: 268 },
  category: { field: 'category', minWidth: 216 },
  brand: { field: 'brand', minWidth: 124, priority: 0 },
  region: { field: 'region', minWidth: 140 },
  project: { field: 'project', minWidth: 152, priority: 0 },
  assignee: { field: 'assignee', minWidth: 148, priority: 0, isEditable: true },
  shiftPrice: {
    field: 'prices.price_per_shift',
    minWidth: 124,
    isEditable: true,
    absent: 'listing.on_request',
  },
  hourPrice: {
    field: 'prices.price_per_hour',
    minWidth: 124,
    isEditable: true,
    absent: 'listing.on_request',
  },
} as const;
