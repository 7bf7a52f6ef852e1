/**
 * `npm run bench:load`: the server under the load of a busy day, with its clients on the same machine.
 *
 *   npm run bench:load -- --offers 100000            on a private PostgreSQL, or the one of DATABASE_URL
 *   npm run bench:load -- --processes 3              three processes behind a proxy
 *   npm run bench:load -- --replica                  with a hot standby of the private PostgreSQL
 *   npm run bench:load -- --embedded --seconds 10    on the embedded database
 *
 * The tables of docs/scale.md; with `--write` they replace those of the page:
 *
 *   npm run bench:load -- --report --streams 2000    one process, three, and three with a hot standby
 *   npm run bench:load -- --sizes 10000,1000000      lists at several sizes of the table
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startBotApi } from '../../tests/support/servers/botApi.ts';
import { measureLists } from './support/measureLists.mjs';
import { measureLoad } from './support/measureLoad.mjs';
import { machine, report } from './support/report.mjs';
import { capacityTable, limitTable, sizeTable } from './support/scaleTables.mjs';
import { startServer } from './support/startServer.mjs';

const { values: options } = parseArgs({
  options: {
    offers: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '15' },
    streams: { type: 'string', default: '500' },
    processes: { type: 'string', default: '1' },
    replica: { type: 'boolean', default: false },
    embedded: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    sizes: { type: 'string' },
    write: { type: 'boolean', default: false },
    json: { type: 'string', default: '.cache/bench-load.json' },
  },
});
const offers = Number(options.offers);
const seconds = Number(options.seconds);
const streams = Number(options.streams);
const webhookSecret = 'a-secret-of-the-webhook';
/** The page has these tables between comments with their names. */
const page = 'docs/scale.md';

// The load before the run: the one during it is that of the run.
const { cpu, cores, memoryGiB, node, load } = machine();
const machineLine = `${cpu}, ${cores} cores, ${memoryGiB} GiB, Node ${node}, load before the run ${load}`;

if (options.sizes) await printSizes(options.sizes.split(',').map(Number));
else if (options.report) await printReport();
else await printRun();

async function printReport() {
  const hasOwnDatabase = process.env.DATABASE_URL === undefined;
  const installations = [
    { name: 'one process', processes: 1 },
    { name: 'three processes', processes: 3 },
    ...(hasOwnDatabase ? [{ name: 'three and a replica', processes: 3, hasReplica: true }] : []),
  ];
  const measured = [];
  for (const { name, ...installation } of installations) {
    measured.push({ name, load: await measure(installation) });
  }
  const size = `${offers.toLocaleString('en-US')} offers, ${seconds} s per load. ${machineLine}.`;
  printTable('capacity', `${capacityTable(measured)}\n\n${size}`);
  printTable('limits', limitTable(measured));
}

async function printSizes(sizes) {
  const measured = [];
  for (const size of sizes) {
    const product = await startServer({ offers: size });
    try {
      measured.push({ offers: size, lists: await measureLists(product, { offers: size }) });
    } finally {
      await product.stop();
    }
  }
  printTable('sizes', `${sizeTable(measured)}\n\n${machineLine}.`);
}

function printTable(name, table) {
  console.log(`\n${table}`);
  if (!options.write) return;
  const text = readFileSync(page, 'utf8');
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [before, rest = ''] = text.split(start);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`${page} has no ${start} and ${end}.`);
  writeFileSync(page, `${before}${start}\n\n${table}\n\n${end}${after}`);
}

async function printRun() {
  const { idle, mixed, lists, signIns, open, received, sent, bare, megabytes } = await measure({
    processes: Number(options.processes),
    hasReplica: options.replica,
    isEmbedded: options.embedded,
  });
  report({
    file: options.json,
    about: `${options.embedded ? 'PGlite' : 'PostgreSQL'}, ${options.processes} processes, ${offers} offers (seed 20261120), clients on the same machine, times in ms`,
    rows: [
      { name: 'idle, after the start', 'memory MB': idle.memory },
      { name: 'mixed, 50 connections', ...figuresOf(mixed) },
      { name: '100 lists, one by one', ...lists },
      ...(signIns ? [{ name: '300 sign-ins at once', ...figuresOf(signIns) }] : []),
      { name: `1,000 polling, ${open.streams} streams`, ...figuresOf(open) },
      ...(received ? [{ name: 'messages received', ...figuresOf(received) }] : []),
      ...(sent ? [{ name: 'messages sent', ...figuresOf(sent) }] : []),
      ...(bare ? [{ name: 'the same reads on PostgreSQL alone', 'req/s': bare.primary }] : []),
      ...(bare?.replica ? [{ name: 'on the replica alone', 'req/s': bare.replica }] : []),
      ...(megabytes ? [{ name: 'size of the database', MB: megabytes }] : []),
    ],
  });
  for (const { text, share } of mixed.activity?.statements.slice(0, 5) ?? []) {
    console.log(`${Math.round(100 * share)} % of the time of the mixed load: ${text}`);
  }
  for (const { text, share } of mixed.activity?.waits.slice(0, 5) ?? []) {
    console.log(`${Math.round(100 * share)} % waiting for: ${text}`);
  }
}

async function measure(installation) {
  const bot = await startBotApi();
  const product = await startServer({
    offers,
    isDurable: true,
    ...installation,
    env: {
      TELEGRAM_BOT_TOKEN: '1:a',
      TELEGRAM_API_URL: bot.url,
      TELEGRAM_WEBHOOK_SECRET: webhookSecret,
      // The limit of Telegram would hide what the server can send.
      TELEGRAM_RATE: '1000',
    },
  });
  try {
    return await measureLoad(product, { offers, seconds, streams, bot, webhookSecret });
  } finally {
    await product.stop();
    await bot.close();
  }
}

/** The figures of a load for the printed table. */
function figuresOf({ activity: _, perSecond, ...figures }) {
  return { ...(perSecond === undefined ? {} : { 'req/s': perSecond }), ...figures };
}
