/** The twelve columns of the list and the fifteen fields of the form on every page of the benchmark. */
export const columns = [
  { id: 'id', label: '#', text: (row) => String(row.id) },
  { id: 'image', label: 'Image', text: (row) => (row.image ? '▣' : '') },
  { id: 'code', label: 'Code', text: (row) => row.code },
  { id: 'name', label: 'Name', text: (row) => row.name },
  { id: 'category', label: 'Category', text: (row) => row.category?.name ?? '' },
  { id: 'brand', label: 'Brand', text: (row) => row.brand?.name ?? '' },
  { id: 'shift', label: 'Per shift', text: (row) => row.prices.price_per_shift ?? '' },
  { id: 'hour', label: 'Per hour', text: (row) => row.prices.price_per_hour ?? '' },
  { id: 'region', label: 'Region', text: (row) => row.region?.name ?? '' },
  { id: 'status', label: 'Status', text: (row) => row.status },
  { id: 'project', label: 'Project', text: (row) => row.project?.name ?? '' },
  { id: 'updated', label: 'Updated', text: (row) => row.updated_at },
];

export const fields = [
  'Name',
  'Code',
  'Category',
  'Brand',
  'Type',
  'Shift price',
  'Hour price',
  'Currency',
  'Region',
  'Address',
  'Latitude',
  'Longitude',
  'Phone',
  'Title',
  'Description',
];

/** URL of the rows, the same for every page. */
export const listPath = (page) => `/api/v1/offers?page=${page}&per_page=25`;

export const headers = () => ({
  authorization: `Bearer ${localStorage.getItem('rentyard.token')}`,
});
