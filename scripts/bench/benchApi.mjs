/**
 * `npm run bench:api`: the most important calls, compared with the bare driver and the same SQL in one run.
 *
 *   npm run bench:api -- --offers 1000000                  on a private PostgreSQL
 *   DATABASE_URL=... npm run bench:api -- --offers 1000000 on a database that stays filled
 *   npm run bench:api -- --only 'free between,calendar,approval' --periods 10
 *   npm run bench:api -- --seconds 5 --only page,show --json figures.json
 *   npm run bench:api -- --former ../other                 beside another checkout, built with `npm run build`
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fillRentals } from './support/fillRentals.mjs';
import { measureBare } from './support/measureBare.mjs';
import { quantile, report, rounded } from './support/report.mjs';
import { runLoad } from './support/sendRequest.mjs';
import { startServer } from './support/startServer.mjs';
import { statementsOf } from './support/statements.ts';

const { values: options } = parseArgs({
  options: {
    offers: { type: 'string', default: '100000' },
    // Blocked periods of each offer.
    periods: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string' },
    former: { type: 'string' },
    json: { type: 'string', default: '.cache/bench-api.json' },
  },
});
const offers = Number(options.offers);
const seconds = Number(options.seconds);
const languages = ['en', 'ru', 'ua', 'ro', 'tr', 'pl'];
const upTo = (count) => Array.from({ length: count }, (_, at) => at);

/** Enough URLs that none is still cached when it is requested again. */
const inAllLanguages = (paths) =>
  languages.flatMap((language) => paths.map((path) => ({ path, language })));
const words = ['excavator', 'komatsu', 'chisinau', 'sokolov'];
/** A letter too few, two swapped letters, another alphabet, a wrong letter. */
const misspelt = ['excavtor', 'komastu', 'ексковатор', 'libherr'];
/** Eight digits in the format of Moldova. */
const phone = (at) => `+373 6${10 + at} ${10 + at} ${500 + at}`;
/** Orders of each kind: those of one and of sixteen connections, here and beside another checkout. */
const approvalsAtMost = 16_000;
const middle = Math.floor(offers / 25 / 2);

const scenarios = {
  'page 1, asked again': [{ path: '/offers', language: 'en' }],
  'pages 1 to 79': inAllLanguages(upTo(79).map((at) => `/offers?page=${at + 1}`)),
  [`pages from ${middle}`]: inAllLanguages(upTo(80).map((at) => `/offers?page=${middle + 7 * at}`)),
  'search, rare': inAllLanguages(upTo(900).map((at) => `/offers?search=OF-${10_001 + 97 * at}`)),
  'search, common': inAllLanguages(upTo(80).map((at) => `/offers?search=excavator&page=${at + 1}`)),
  'search, misspelt': inAllLanguages(
    upTo(80).map((at) => `/offers?search=${misspelt[at % misspelt.length]}&page=${at + 1}`),
  ),
  'search, phone': inAllLanguages(upTo(80).map((at) => `/orders?search=${phone(at)}`)),
  'search everything, code': inAllLanguages(
    upTo(900).map((at) => `/search?q=OF-${10_001 + 97 * at}`),
  ),
  'search everything, word': inAllLanguages(
    upTo(40).map((at) => `/search?q=${words[at % words.length]}`),
  ),
  'search everything, misspelt': inAllLanguages(
    upTo(40).map((at) => `/search?q=${misspelt[at % misspelt.length]}`),
  ),
  'filter and sort': inAllLanguages(
    upTo(80).map(
      (at) =>
        `/offers?filter[region]=${(at % 40) + 1}&filter[status]=${at < 40 ? 'active' : 'new'}&sort=prices.price_per_hour`,
    ),
  ),
  // Most offers are free for two days, one of fifty for a month, and none for seven years.
  'free between, many': inAllLanguages(
    upTo(80).map(
      (at) =>
        `/offers?filter[free][from]=2029-01-${10 + (at % 20)}&filter[free][to]=2029-01-${12 + (at % 20)}&page=${at + 1}`,
    ),
  ),
  'free between, few': inAllLanguages(
    upTo(80).map(
      (at) =>
        `/offers?filter[free][from]=2029-01-${10 + (at % 20)}&filter[free][to]=2029-02-${10 + (at % 19)}&page=${at + 1}`,
    ),
  ),
  'free between, none': inAllLanguages(
    upTo(80).map(
      (at) =>
        `/offers?filter[free][from]=2029-01-${10 + (at % 20)}&filter[free][to]=2036-02-${10 + (at % 19)}`,
    ),
  ),
  show: upTo(2_000).map((at) => ({ path: `/offers/${at + 1}/show`, language: 'en' })),
};

if (options.former && process.env.DATABASE_URL) {
  throw new Error(
    'With --former each version fills a private PostgreSQL: run without DATABASE_URL.',
  );
}
const product = await startServer({ offers });
let former;
const rows = [];
try {
  if (options.former) former = await startServer({ offers, checkout: resolve(options.former) });
  const fill = { periods: Number(options.periods), orders: approvalsAtMost };
  const requests = await fillRentals(product.url, fill);
  if (former) await fillRentals(former.url, fill);
  const share = Math.ceil(requests.guarded.length / 4);
  for (const [name, requestedAt] of Object.entries(scenarios)) {
    if (options.only && !options.only.split(',').some((part) => name.includes(part))) continue;
    // The bare driver has no cache, so fewer are enough.
    const statements = await statementsOf(product.url, requestedAt.slice(0, 200));
    await warm(product, requestedAt);
    if (former) await warm(former, requestedAt);
    for (const connections of [1, 16]) {
      const bare = await measureBare({ url: product.url, statements, connections, seconds });
      const route = await measureRoute(product, requestedAt, connections);
      rows.push({
        name: `${name} x${connections}`,
        'route req/s': Math.round(route.perSecond),
        'route p50': rounded(route.p50),
        'route p99': rounded(route.p99),
        'bare req/s': Math.round(bare.perSecond),
        'bare p50': rounded(bare.p50),
        'bare p99': rounded(bare.p99),
        ratio: rounded(route.perSecond / bare.perSecond),
        failed: route.failed,
        ...(await besideFormer(requestedAt, connections, route)),
      });
      console.log(JSON.stringify(rows.at(-1)));
    }
  }
  // Calls of several statements, which are not compared with the driver.
  const calls = {
    home: () => [{ path: '/home', language: 'en' }],
    'calendar page': () =>
      inAllLanguages(
        upTo(80).map((at) => `/calendar?from=2029-01-01&to=2029-04-01&per_page=50&page=${at + 1}`),
      ),
    'save one field': savesOfOneField,
    'approval without offer': () => approvals(requests.plain.splice(0, share)),
    'approval with guard': () => approvals(requests.guarded.splice(0, share)),
  };
  for (const [name, requestedAt] of Object.entries(calls)) {
    if (options.only && !options.only.split(',').some((part) => name.includes(part))) continue;
    for (const connections of [1, 16]) {
      const measured = await measureRoute(product, requestedAt(), connections);
      rows.push({
        name: `${name} x${connections}`,
        'route req/s': Math.round(measured.perSecond),
        'route p50': rounded(measured.p50),
        'route p95': rounded(measured.p95),
        'route p99': rounded(measured.p99),
        failed: measured.failed,
        ...(await besideFormer(requestedAt(), connections, measured)),
      });
      console.log(JSON.stringify(rows.at(-1)));
    }
  }
} finally {
  await product.stop();
  await former?.stop();
}
report({
  file: options.json,
  about: `${offers} offers (seed 20261120), ${seconds} s each, times in ms; the bare driver runs the same statements, prepared as the server prepares them`,
  rows,
});

/** The same requests to the other checkout, and how much longer the product takes. */
async function besideFormer(requestedAt, connections, route) {
  if (!former) return {};
  const { p50 } = await measureRoute(former, requestedAt, connections);
  return { 'former p50': rounded(p50), 'by former': rounded(route.p50 / p50) };
}

/** Each save changes the record, because a save without changes writes nothing. */
function savesOfOneField() {
  const began = Date.now();
  return upTo(4_000).map((at) => ({
    path: `/offers/${((at * 7_919) % offers) + 1}`,
    language: 'en',
    method: 'PATCH',
    body: JSON.stringify({ address: `Yard ${at} ${began}` }),
  }));
}

/** Each order is approved once, so every measurement takes the next ones. */
function approvals(ids) {
  return ids.map((id) => ({
    path: `/orders/${id}/change_status`,
    language: 'en',
    method: 'PATCH',
    body: JSON.stringify({ status: 'active' }),
  }));
}

/** The server caches the page keys of long lists after its first response. */
async function warm(server, requestedAt) {
  for (const { path, language } of requestedAt.slice(0, 3)) {
    await fetch(server.base + path, { headers: headers(server, language) }).then((response) =>
      response.text(),
    );
  }
  await new Promise((done) => setTimeout(done, 3_000));
}

function headers({ token }, language) {
  return { authorization: `Bearer ${token}`, 'x-localization': language };
}

async function measureRoute(server, requestedAt, connections) {
  const { pathname } = new URL(server.base);
  const requests = requestedAt.map(({ path, language, method = 'GET', body }) => ({
    method,
    path: encodeURI(pathname + path),
    headers: { ...headers(server, language), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  }));
  const load = { requests, connections, seconds };
  const { times, ...measured } = await runLoad(server.base, load);
  return {
    ...measured,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
  };
}
