/**
 * Sets the prices of offers from a CSV file with the columns `code`, `price_per_shift` and `price_per_hour`.
 * An empty cell leaves a price as it is. Prints what changed and what was refused.
 *
 *   RENTYARD_URL=https://office.example.com RENTYARD_KEY=ry_write_... node syncPrices.ts prices.csv
 *
 * The key needs the permissions to read and to update offers.
 */
import { readFile } from 'node:fs/promises';
import { createClient, InvalidError } from '@rentyard/client';

const { RENTYARD_URL = 'http://127.0.0.1:4000', RENTYARD_KEY = '' } = process.env;
const [file = 'prices.csv'] = process.argv.slice(2);
const rentyard = createClient({ url: RENTYARD_URL, key: RENTYARD_KEY });

const [head = '', ...lines] = (await readFile(file, 'utf8')).trim().split(/\r?\n/);
const columns = head.split(',').map((column) => column.trim());
const counts = { changed: 0, unchanged: 0, refused: 0 };

for (const line of lines) {
  const cells = line.split(',').map((cell) => cell.trim());
  const cell = (column: string) => cells[columns.indexOf(column)] ?? '';
  counts[await setPrices(cell)] += 1;
}
console.log(`${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.refused} refused`);

async function setPrices(cell: (column: string) => string): Promise<keyof typeof counts> {
  const code = cell('code');
  const { data: found } = await rentyard.call('GET /offers', { query: { 'filter[code]': code } });
  const [offer] = found;
  if (!offer) {
    console.log(`${code}: no such offer`);
    return 'refused';
  }
  const prices = {
    price_per_shift: cell('price_per_shift') || offer.prices.price_per_shift,
    price_per_hour: cell('price_per_hour') || offer.prices.price_per_hour,
  };
  const { id, version } = offer;
  try {
    const saved = await rentyard.call('PATCH /offers/{id}', {
      params: { id },
      body: { prices, version },
    });
    if (saved.data.version === version) return 'unchanged';
    console.log(`${code}: ${prices.price_per_shift} a shift, ${prices.price_per_hour} an hour`);
    return 'changed';
  } catch (error) {
    if (!(error instanceof InvalidError)) throw error;
    const messages = Object.values(error.problems).flatMap((some) =>
      some.map(({ message }) => message),
    );
    console.log(`${code}: ${messages.join(' ')}`);
    return 'refused';
  }
}
