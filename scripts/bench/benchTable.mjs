/**
 * `npm run bench:table`: 100,000 client rows with twelve columns in `ClientTable` and in other tables, in
 * interleaved rounds in headless Chromium, each table in a new page. Times go from the call to the end of
 * the frame with the result; compare them as ratios within one run, because machines differ. The CPU time
 * of the main thread is listed below, for busy machines. Prints the machine, sizes, seed, medians and
 * ratios, and writes them as JSON.
 *
 *   npm run bench:table                      three rounds of all tables
 *   npm run bench:table -- --rounds 5 --rows 100000 --seed 7 --only rentyard --json figures.json
 *   npm run bench:table -- --former ../other  compared with the table of another checkout, after `npm ci` there
 *
 * The other tables are installed once into .cache/bench-table, outside the workspace.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, defaultClientConditions, preview } from 'vite';
import { launchOptions } from '../../tests/support/browser/chromium.ts';
import { busyOf, heapOf } from './support/browser.mjs';
import { installPeers, peersFrom } from './support/peers.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    rows: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '7' },
    only: { type: 'string', multiple: true },
    former: { type: 'string' },
    port: { type: 'string', default: '4450' },
    json: { type: 'string', default: '.cache/bench-table/figures.json' },
  },
});
const rounds = Number(options.rounds);
const size = Number(options.rows);
const seed = Number(options.seed);

const tables = [
  'rentyard',
  ...(options.former ? ['former'] : []),
  'hand DOM',
  'React rows',
  'TanStack + virtual',
  'react-data-grid',
  'AG Grid Community',
].filter((name) => !options.only || options.only.includes(name));

const source = resolve('bench/table');
const cache = resolve('.cache/bench-table');
const servers = [];

installPeers(source, cache);
const url = await servePage(source, Number(options.port));
const formerUrl = tables.includes('former')
  ? await servePage(resolve(options.former, 'bench/table'), Number(options.port) + 1)
  : undefined;
const figures = await measure();
report(figures);

/** Builds for production and serves. Only our table is resolved from the workspace. */
async function servePage(root, port) {
  const outDir = join(cache, `dist-${port}`);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      peersFrom(cache, (file) => file.startsWith(root) && !file.endsWith('/rentyard.jsx')),
      react(),
    ],
    resolve: {
      conditions: [sourceCondition(root), ...defaultClientConditions],
      dedupe: ['react', 'react-dom'],
    },
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
  servers.push(server);
  return `http://127.0.0.1:${port}/`;
}

/** The condition under which the packages of a checkout export their source. */
function sourceCondition(root) {
  const { exports } = JSON.parse(
    readFileSync(join(root, '../../packages/ui/package.json'), 'utf8'),
  );
  return Object.keys(exports['./*'])[0];
}

async function measure() {
  const browser = await chromium.launch(launchOptions);
  const results = Object.fromEntries(tables.map((name) => [name, []]));
  try {
    for (let round = 0; round < rounds; round++) {
      for (let step = 0; step < tables.length; step++) {
        const name = tables[(round + step) % tables.length];
        results[name].push(await measureOne(browser, name));
        console.log(`round ${round + 1}: ${name}`);
      }
    }
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
  return results;
}

async function measureOne(browser, name) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 836 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
  const client = await context.newCDPSession(page);
  const bench = (method, ...args) =>
    page.evaluate(([key, given]) => window.bench[key](...given), [method, args]);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  /** The time of a step for the user and the CPU time of the main thread. */
  const step = async (...call) => {
    const before = await busyOf(client);
    const outcome = await bench(...call);
    return { outcome, busy: (await busyOf(client)) - before };
  };
  await page.goto(name === 'former' ? formerUrl : url);
  await page.waitForFunction(() => 'bench' in window);
  await bench('prepare', name === 'former' ? 'rentyard' : name, size, seed);
  const before = await heapOf(client);
  const mount = await step('mount');
  const sortNumber = await step('sort', 'views');
  const sortName = await step('sort', 'name');
  const filter = await step('filter', 'crane, 80 t No. 88');
  await bench('clear');
  await page.waitForTimeout(300);
  const heap = (await heapOf(client)) - before;
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const scroll = await step('scroll', 3000, 120);
  await context.close();
  return {
    mount: mount.outcome,
    sortNumber: sortNumber.outcome,
    sortName: sortName.outcome,
    filter: filter.outcome,
    heap,
    fps: scroll.outcome.framesPerSecond,
    blank: scroll.outcome.blank,
    mountBusy: mount.busy,
    sortNumberBusy: sortNumber.busy,
    sortNameBusy: sortName.busy,
    filterBusy: filter.busy,
    frameBusy: scroll.busy / scroll.outcome.frames,
  };
}

function report(results) {
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  const measures = {
    mount: 'mount, ms',
    sortNumber: 'sort a number, ms',
    sortName: 'sort a name, ms',
    filter: 'filter, ms',
    heap: 'heap over the data, MiB',
    fps: 'scroll at 4x CPU, frames/s',
    blank: 'frames with a blank',
    mountBusy: 'processor: mount, ms',
    sortNumberBusy: '  sort a number',
    sortNameBusy: '  sort a name',
    filterBusy: '  filter',
    frameBusy: '  a frame of scrolling, 4x',
  };
  const medians = Object.fromEntries(
    tables.map((name) => [
      name,
      Object.fromEntries(
        Object.keys(measures).map((key) => [key, median(results[name].map((one) => one[key]))]),
      ),
    ]),
  );
  console.log(
    `\n${machine}\n${size.toLocaleString('en')} rows, 12 columns, seed ${seed}, ${rounds} rounds; medians; in brackets the ratio to ClientTable\n`,
  );
  console.log(['', ...tables].map((word, at) => word.padEnd(at ? 22 : 28)).join(''));
  for (const [key, label] of Object.entries(measures)) {
    const ours = medians.rentyard?.[key];
    const cells = tables.map((name) => {
      const value = medians[name][key];
      const ratio = ours && name !== 'rentyard' ? ` (${(value / ours).toFixed(2)})` : '';
      return `${value.toFixed(1)}${ratio}`.padEnd(22);
    });
    console.log(label.padEnd(28) + cells.join(''));
  }
  mkdirSync(dirname(options.json), { recursive: true });
  writeFileSync(
    options.json,
    JSON.stringify({ machine, size, seed, rounds, medians, results }, null, 2),
  );
  console.log(`\nWritten to ${options.json}`);
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
