/**
 * `npm run bench:app`: the built product in a browser, compared with a minimal page of the same libraries
 * (libraries), a page without libraries (vanilla), and the same list and form with react-admin and with the data grid
 * of MUI X: 10,000 offers, twelve columns, a form of fifteen fields, embedded database. One run measures all pages in
 * turns; quote ratios, because machines differ.
 *
 *   npm run bench:app                        five rounds
 *   npm run bench:app -- --rounds 3 --only rentyard --only libraries --json figures.json
 *   npm run bench:app -- --former ../other     compared with another checkout, built with `npm run build`
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../tests/support/browser/chromium.ts';
import { busyOf, heapOf, signInByForm } from './support/browser.mjs';
import { buildPage, servePage } from './support/pages.mjs';
import { quantile, report, rounded } from './support/report.mjs';
import { startServer } from './support/startServer.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    offers: { type: 'string', default: '10000' },
    only: { type: 'string', multiple: true },
    former: { type: 'string' },
    json: { type: 'string', default: '.cache/bench-app.json' },
  },
});
const rounds = Number(options.rounds);
/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};
const names = [
  'rentyard',
  ...(options.former ? ['former'] : []),
  'libraries',
  'vanilla',
  'react-admin',
  'mui-x',
].filter((name) => !options.only || options.only.includes(name));
/** Served by a process of their own; the sign-in form signs in. */
const products = new Map();

const filling = { offers: Number(options.offers), isEmbedded: true };
const product = await startServer(filling);
products.set('rentyard', product);
if (names.includes('former')) {
  products.set('former', await startServer({ ...filling, checkout: resolve(options.former) }));
}
const browser = await chromium.launch(launchOptions);
const pages = new Map();
const results = Object.fromEntries(names.map((name) => [name, []]));
try {
  for (const name of names) {
    const own = products.get(name);
    const directory = own ? undefined : await buildPage(name);
    const { url, stop } = await servePage(new URL((own ?? product).base).origin, directory);
    // The lists of react-admin have their page in the query.
    const list = name === 'react-admin' ? '/en/offers' : '/en/offers/page/1';
    pages.set(name, { url, stop, list, memory: await signedIn(url, name) });
  }
  for (let round = 0; round < rounds; round++) {
    for (let step = 0; step < names.length; step++) {
      const name = names[(round + step) % names.length];
      results[name].push(await measure(pages.get(name)));
      console.log(`round ${round + 1}: ${name}`);
    }
  }
} finally {
  for (const { stop } of pages.values()) stop();
  await browser.close();
  for (const { stop } of products.values()) await stop();
}

const medians = Object.fromEntries(
  names.map((name) => [
    name,
    (measured) =>
      quantile(
        results[name].map((one) => one[measured]),
        0.5,
      ),
  ]),
);
report({
  file: options.json,
  about: `${options.offers} offers (seed 20261120), ${rounds} rounds, medians; the last columns are ratios of the product to other pages`,
  rows: Object.keys(results[names[0]][0]).map((measured) => ({
    name: measured,
    ...Object.fromEntries(names.map((name) => [name, rounded(medians[name](measured), 1)])),
    ...Object.fromEntries(
      ['libraries', 'former', 'react-admin', 'mui-x']
        .filter((other) => medians.rentyard && medians[other])
        .map((other) => [
          `by ${other}`,
          rounded(medians.rentyard(measured) / medians[other](measured)),
        ]),
    ),
  })),
});

/** Browser storage of an admin: for the product from its form, for other pages the token only. */
async function signedIn(url, name) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const own = products.get(name);
  if (own) await signInByForm(page, url, own.password);
  else {
    await page.goto(`${url}/en/auth/login`);
    await page.evaluate((token) => localStorage.setItem('rentyard.token', token), product.token);
  }
  const memory = await context.storageState();
  await context.close();
  return memory;
}

/** All measurements of one page, each in a new browser context with a session. */
async function measure(subject) {
  const quick = await inFreshPage(subject, {}, async (page, client) => {
    const first = await firstRows(page, subject);
    const heap = await heapOf(client);
    const turn = await turnPage(page);
    const waited = await turnPage(page, { isHovered: true });
    for (let turned = 0; turned < 50; turned++) await turnPage(page);
    return { first, heap, turn, waited, growth: (await heapOf(client)) - heap };
  });
  const slow = await inFreshPage(subject, { cpu: 4 }, async (page) => {
    const first = await firstRows(page, subject);
    return { first, turn: await turnPage(page) };
  });
  const far = await inFreshPage(subject, { cpu: 4, network: slow4g }, (page) =>
    firstRows(page, subject),
  );
  const key = await inFreshPage(subject, {}, (page, client) => typeInForm(page, subject, client));
  const slowKey = await inFreshPage(subject, { cpu: 4 }, (page, client) =>
    typeInForm(page, subject, client),
  );
  return {
    'scripts, KiB': quick.first.scripts / 1024,
    'requests to the first row': quick.first.requests,
    'first rows, ms': quick.first.time,
    'first rows, 4x CPU': slow.first.time,
    'first rows, slow 4G and 4x': far.time,
    'main thread blocked, 4x, ms': slow.first.blocked,
    'next page, ms': quick.turn,
    'next page, 4x': slow.turn,
    'next page, pointer on the link': quick.waited,
    'a key in the form, processor ms': key.busy,
    'a key in the form, 4x p98 ms': slowKey.late,
    'heap after load, MiB': quick.heap,
    'its growth over 50 pages': quick.growth,
  };
}

async function inFreshPage({ memory }, { cpu = 1, network }, work) {
  const context = await browser.newContext({
    storageState: memory,
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    const failed = new Promise((_, reject) => page.once('pageerror', reject));
    failed.catch(() => undefined);
    await page.addInitScript(watchRows);
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    if (cpu > 1) await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    if (network) {
      await client.send('Network.enable');
      await client.send('Network.emulateNetworkConditions', network);
    }
    return await Promise.race([work(page, client), failed]);
  } finally {
    await context.close();
  }
}

/** Runs in the page from its start: records when rows are painted and how long the main thread is blocked. */
function watchRows() {
  const bench = { blocked: 0, rows: undefined };
  window.bench = bench;
  bench.firstCode = () => {
    const rows = document.querySelector('tbody, .MuiDataGrid-virtualScrollerRenderZone');
    return /OF-\d+/.exec(rows?.textContent ?? '')?.[0];
  };
  /** Calls back after the frame in which the first row differs from the given one. */
  bench.whenOther = (code, done) => {
    const poll = () => {
      const found = bench.firstCode();
      if (found === undefined || found === code) {
        requestAnimationFrame(poll);
        return;
      }
      const drawn = performance.now();
      const painted = new MessageChannel();
      painted.port1.onmessage = () => done(performance.now(), drawn);
      painted.port2.postMessage(undefined);
    };
    requestAnimationFrame(poll);
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  bench.whenOther(undefined, (time, drawn) => {
    Object.assign(bench, { rows: time, drawn });
  });
}

async function firstRows(page, { url, list }) {
  await page.goto(`${url}${list}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.bench.rows !== undefined, undefined, { timeout: 60_000 });
  // Work after the rows belongs to the load.
  await page.waitForTimeout(1_000);
  return page.evaluate(() => {
    const { rows, drawn, blocked } = window.bench;
    const loaded = performance.getEntriesByType('resource');
    const scripts = loaded.filter(
      ({ name, responseEnd }) => /\.js$/.test(name) && responseEnd <= rows,
    );
    return {
      time: rows,
      blocked,
      // The page and everything requested before its rows, which request their images.
      requests: 1 + loaded.filter(({ startTime }) => startTime < drawn).length,
      scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });
}

/** Milliseconds from the click on the next page until its rows are painted. */
async function turnPage(page, { isHovered = false } = {}) {
  const next = page.getByLabel('Next page').first();
  if (isHovered) {
    await next.hover();
    await page.waitForTimeout(500);
  }
  return next.evaluate(
    (link) =>
      new Promise((done) => {
        const start = performance.now();
        window.bench.whenOther(window.bench.firstCode(), (time) => done(time - start));
        link.click();
      }),
  );
}

/**
 * Sixty keys into the name of a new offer: CPU time of each, and the second slowest from the key to the next paint
 * (the browser's Event Timing, in steps of 8 ms).
 */
async function typeInForm(page, { url }, client) {
  await page.goto(`${url}/en/offers/create`);
  const name = page.getByLabel('Name').first();
  await name.focus();
  await page.waitForTimeout(1_000);
  await page.evaluate(() => {
    const waits = [];
    window.bench.waits = waits;
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown') waits.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  const before = await busyOf(client);
  const keys = 'excavator on tracks with a long arm and two buckets, twenty t';
  for (const key of keys) await page.keyboard.press(key === ' ' ? 'Space' : key);
  const busy = ((await busyOf(client)) - before) / keys.length;
  // The browser reports events some frames later, and none that is shorter than 16 ms.
  await page.waitForTimeout(500);
  const waits = await page.evaluate(() => window.bench.waits);
  const shorter = Array.from({ length: keys.length - waits.length }, () => 16);
  return { busy, late: quantile([...shorter, ...waits], 0.98) };
}
