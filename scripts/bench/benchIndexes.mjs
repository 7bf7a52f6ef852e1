/**
 * `npm run bench:indexes`: requests every list with every sort and filter, and the other calls that search a
 * large table, and prints how often PostgreSQL scanned each index. Fails when no call needs an index of offers.
 *
 *   npm run bench:indexes -- --table orders
 */
import { parseArgs } from 'node:util';
import { registry } from '@rentyard/api/entities/registry';
import { languageCodes } from '@rentyard/contract/languages';
import { printListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import pg from 'pg';
import { listQueries } from '../../tests/support/data/listQueries.ts';
import { report } from './support/report.mjs';
import { startServer } from './support/startServer.mjs';

const { values: options } = parseArgs({
  options: {
    offers: { type: 'string', default: '30000' },
    table: { type: 'string', default: 'offers' },
    json: { type: 'string', default: '.cache/bench-indexes.json' },
  },
});
const offers = Number(options.offers);
/** Indexes of constraints, and the one of the hourly purge of the trash. */
const needsNoCall = /_(key|pkey|deleted_at)$/;

const product = await startServer({ offers });
const client = new pg.Client({ connectionString: product.url });
await client.connect();
let unused = [];
try {
  await client.query('select pg_stat_reset()');
  for (const { binding } of registry) await requestLists(binding);
  for (const path of otherCalls(await samples())) await request(encodeURI(path));
  // Statistics of a connection are published a second later.
  await new Promise((done) => setTimeout(done, 2_000));
  const { rows } = await client.query(
    `select indexrelname as name, idx_scan::integer as scans, idx_tup_read::integer as "rows read",
       round(pg_relation_size(indexrelid) / 1048576.0, 1)::float as "MB"
     from pg_stat_user_indexes where relname = $1 order by idx_scan desc, name`,
    [options.table],
  );
  report({
    file: options.json,
    about: `Indexes of ${options.table} with ${offers} offers after the lists of every resource and the other calls`,
    rows,
  });
  unused = rows.filter(({ name, scans }) => scans === 0 && !needsNoCall.test(name));
} finally {
  await client.end();
  await product.stop();
}
if (unused.length > 0) {
  console.log(`No call uses ${unused.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 1;
}

async function requestLists(binding) {
  const { name } = binding.resource;
  const stored = async (path) => {
    const column = `"${binding.columns[path] ?? path}"`;
    const { rows } = await client.query(
      `select ${column}::text as value from ${name} where ${column} is not null and deleted_at is null
       order by id desc limit 1`,
    );
    return rows[0]?.value;
  };
  for (const [title, query] of await listQueries(binding, stored)) {
    const languages = title.includes('sorted by') ? languageCodes : ['en'];
    const path = `/${name}?${new URLSearchParams([...printListQuery(query)])}`;
    for (const language of languages) await request(path, language);
  }
}

async function samples() {
  const { rows } = await client.query(
    `select o.id, o.code, o.geo_lat as lat, o.geo_long as long, o.image_id as image, o.brand_id as brand,
       o.properties -> 0 -> 'values' ->> 0 as value
     from offers o where o.status = 'new' and o.image_id is not null and o.geo_lat is not null
       and o.properties -> 0 -> 'values' ->> 0 is not null limit 1`,
  );
  return rows[0];
}

/** Calls besides lists that search the offers. */
function otherCalls({ id, code, lat, long, image, brand, value }) {
  return [
    `/offers?search=${code}`,
    '/offers?filter[translations]=missing.pl',
    `/offers?filter[properties]=${value}`,
    `/offers/${id}/review`,
    `/photos/${image}/uses`,
    `/brands/${brand}/uses`,
    `/regions/near?lat=${lat}&long=${long}`,
  ];
}

/** @param {string} path An encoded URL path with its parameters. */
async function request(path, language = 'en') {
  const response = await fetch(product.base + path, {
    headers: { authorization: `Bearer ${product.token}`, 'x-localization': language },
  });
  const text = await response.text();
  if (response.ok) return;
  console.log(`GET ${path}: ${response.status} ${text.slice(0, 200)}`);
  process.exitCode = 1;
}
