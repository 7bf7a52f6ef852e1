/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const machines = [
  ['Crawler excavator, 20 t', 'Excavators', 'Komatsu'],
  ['Mini excavator 1.8 t with thumb', 'Excavators', 'Kubota'],
  ['Wheeled excavator, 16 t', 'Excavators', 'Liebherr'],
  ['Backhoe loader 3CX', 'Loaders', 'JCB'],
  ['Telehandler 17 m', 'Telehandlers', 'Manitou'],
  ['Crawler crane, 80 t', 'Cranes', 'Liebherr'],
  ['Plate compactor 160 kg', 'Compaction', 'Wacker Neuson'],
  ['Long-reach excavator, 30 t', 'Excavators', 'Volvo'],
  ['Bulldozer D6', 'Earthmoving', 'Caterpillar'],
  ['Scissor lift 12 m, electric', 'Lifts', 'Genie'],
  ['Concrete pump truck 36 m', 'Concrete', 'Putzmeister'],
  ['Tower light with generator', 'Power', 'Atlas Copco'],
];
const regions = ['Chișinău', 'Bălți', 'Kyiv', 'Odesa', 'Iași', 'Gdańsk', 'İzmir'];
const projects = ['Rentyard MD', 'Rentyard UA', 'Rentyard RO', 'Rentyard PL', 'Rentyard TR'];
const statuses = ['new', 'active', 'hidden', 'rejected'];

/** Offers in random order, the same for the same seed. */
export function makeRows(size, seed) {
  const random = randomOf(seed);
  const pick = (items) => items[Math.floor(random() * items.length)];
  const latest = Date.UTC(2026, 4, 31);
  const rows = Array.from({ length: size }, (_, index) => {
    const [machine, category, brand] = pick(machines);
    return {
      id: index + 1,
      code: `OF-${100_000 + index}`,
      name: `${machine} No. ${Math.floor(random() * 10_000_000)}`,
      category,
      brand,
      shift: Math.floor(random() * 90_000) / 100 + 40,
      hour: Math.floor(random() * 9_000) / 100 + 8,
      region: pick(regions),
      project: pick(projects),
      status: pick(statuses),
      views: index,
      updated: new Date(latest - Math.floor(random() * 31_536_000) * 1000).toISOString(),
    };
  });
  for (let index = rows.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [rows[index].views, rows[other].views] = [rows[other].views, rows[index].views];
  }
  return rows;
}

const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const count = new Intl.NumberFormat('en');
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** The twelve columns of every table, with the same texts in every cell. */
export const columns = [
  { id: 'id', label: 'Id', width: 70, kind: 'number', text: (row) => String(row.id) },
  { id: 'code', label: 'Code', width: 100, kind: 'text', text: (row) => row.code },
  { id: 'name', label: 'Name', width: 290, kind: 'text', text: (row) => row.name },
  { id: 'category', label: 'Category', width: 110, kind: 'text', text: (row) => row.category },
  { id: 'brand', label: 'Brand', width: 110, kind: 'text', text: (row) => row.brand },
  {
    id: 'shift',
    label: 'Per shift',
    width: 100,
    kind: 'number',
    text: (row) => amount.format(row.shift),
  },
  {
    id: 'hour',
    label: 'Per hour',
    width: 100,
    kind: 'number',
    text: (row) => amount.format(row.hour),
  },
  { id: 'region', label: 'Region', width: 100, kind: 'text', text: (row) => row.region },
  { id: 'project', label: 'Project', width: 110, kind: 'text', text: (row) => row.project },
  { id: 'status', label: 'Status', width: 110, kind: 'text', text: (row) => row.status },
  {
    id: 'views',
    label: 'Views',
    width: 90,
    kind: 'number',
    text: (row) => count.format(row.views),
  },
  {
    id: 'updated',
    label: 'Updated',
    width: 120,
    kind: 'date',
    text: (row) => day.format(new Date(row.updated)),
  },
];

export const rowHeight = 32;

/** Every table sorts names by language. */
export const collator = new Intl.Collator('en', { numeric: true });

/** Compares two rows by one column. */
export function compareBy(id) {
  if (id === 'name') return (a, b) => collator.compare(a.name, b.name);
  return (a, b) => a[id] - b[id];
}
