/**
 * `npm run bench:day`: a scripted day of work in the built product with the processor slowed down four times: lists,
 * filters, cells, forms, saves, the palette, the board, the review screen and a chat. Prints Interaction to Next Paint
 * (the browser's Event Timing) per kind of interaction and of the whole day.
 *
 *   npm run bench:day                                    10,000 offers, 4x
 *   npm run bench:day -- --cpu 1 --offers 1000
 *   npm run bench:day -- --former ../other               compared with another checkout, built with `npm run build`
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../tests/support/browser/chromium.ts';
import { signInByForm } from './support/browser.mjs';
import { quantile, report, rounded } from './support/report.mjs';
import { startServer } from './support/startServer.mjs';

const { values: options } = parseArgs({
  options: {
    offers: { type: 'string', default: '10000' },
    cpu: { type: 'string', default: '4' },
    former: { type: 'string' },
    json: { type: 'string', default: '.cache/bench-day.json' },
  },
});
/** The browser reports no interaction that is shorter, in ms. */
const shortest = 16;
/** Milliseconds after an interaction: longer than the delays of searches and drafts. */
const pause = 450;

const filling = { offers: Number(options.offers), isEmbedded: true };
const browser = await chromium.launch(launchOptions);
const days = {};
try {
  days.rentyard = await dayOn(await startServer(filling));
  if (options.former) {
    days.former = await dayOn(await startServer({ ...filling, checkout: resolve(options.former) }));
  }
} finally {
  await browser.close();
}
const kinds = [...new Set(days.rentyard.map(({ kind }) => kind))];
report({
  file: options.json,
  about: `${options.offers} offers, processor slowed down ${options.cpu} times; ms from the input to the next paint, ${shortest} or less counts as ${shortest}`,
  rows: [...kinds, 'the whole day'].map((name) => ({
    name,
    ...Object.fromEntries(
      Object.entries(days).flatMap(([product, day]) => {
        const times = day
          .filter(({ kind }) => name === 'the whole day' || kind === name)
          .map(({ duration }) => duration);
        const figures = {
          count: times.length,
          p50: quantile(times, 0.5),
          p98: quantile(times, 0.98),
        };
        return Object.entries(figures).map(([figure, value]) => [
          `${product} ${figure}`,
          rounded(value, 0),
        ]);
      }),
    ),
  })),
});

/** Works for a day with the product of a server and stops the server. */
async function dayOn(server) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(error.message));
    await page.addInitScript(watchInteractions, shortest);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: Number(options.cpu) });
    await signInByForm(page, new URL(server.base).origin, server.password);
    return await work(page);
  } finally {
    await context.close();
    await server.stop();
  }
}

/** Runs in every document: records the slowest event of each interaction. */
function watchInteractions(durationThreshold) {
  const durations = new Map();
  window.interactions = durations;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (!interactionId) continue;
      durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold, buffered: true });
}

/** The day: each interaction with its kind and duration in ms. */
async function work(page) {
  const done = [];
  /** Does one interaction and waits until the page is quiet, so that the next one does not wait for it. */
  const interact = async (kind, act) => {
    await page.evaluate(() => window.interactions.clear());
    await act();
    await page.waitForTimeout(pause);
    const durations = await page.evaluate(() => [...window.interactions.values()]);
    done.push({ kind, duration: Math.max(shortest, ...durations) });
  };
  const press = (kind, key) => interact(kind, () => page.keyboard.press(key));
  const type = async (kind, text) => {
    for (const key of text) await press(kind, key === ' ' ? 'Space' : key);
  };
  const open = async (path, ready) => {
    await page.goto(new URL(path, page.url()).href);
    await ready.first().waitFor();
    await page.waitForTimeout(2_000);
  };
  const row = page.locator('[data-row="0"]');

  await open('/en/offers/page/1', row);
  for (let turned = 0; turned < 10; turned++) {
    await interact('turn a page', () => page.getByLabel('Next page').first().click());
  }
  for (const name of ['Name', 'Per shift', 'Name', 'Per shift']) {
    const head = page.getByRole('columnheader', { name, exact: false }).getByRole('button').first();
    await interact('sort', () => head.click());
  }
  for (const name of [/^Active/, /^Hidden/, /^Rejected/, /^New/, /^All/]) {
    const tab = page.getByRole('main').getByRole('link', { name }).first();
    await interact('switch a tab', () => tab.click());
  }
  for (const key of 'jjjjjkkk') await press('move between rows', key);
  for (const key of 'xjxjx') await press('select a row', key);
  await press('select a row', 'Escape');
  await press('focus the search', '/');
  await type('search a list', 'crane lift');
  await press('move between rows', 'Enter');
  await press('look at a record beside the list', 'Space');
  await press('look at a record beside the list', 'Space');
  await press('open a record', 'Enter');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(1_000);
  await interact('back to the list', () => page.goBack());

  await open('/en/offers/create', page.getByLabel('Name'));
  await page.getByLabel('Name').first().focus();
  await type('type in a form', 'excavator on tracks with a long arm and a bucket');
  await interact('open a picker', () => page.getByRole('combobox', { name: /^Category/ }).click());
  await type('search a picker', 'wheel');
  await press('choose an option', 'Enter');
  await interact('open a picker', () => page.getByRole('combobox', { name: /^Region/ }).click());
  await type('search a picker', 'chi');
  await press('choose an option', 'Enter');

  await open('/en/brands/page/1', row);
  await press('open a record', 'j');
  await press('open a record', 'e');
  const brand = page.getByRole('textbox', { name: 'Name', exact: true });
  await brand.waitFor();
  await page.waitForTimeout(1_000);
  await brand.focus();
  await type('type in a form', ' rental');
  await press('save', 'ControlOrMeta+s');

  await press('open the palette', 'ControlOrMeta+k');
  await type('search the palette', 'curren');
  await press('close the palette', 'Escape');
  await open('/en/offers/review', page.getByRole('button', { name: /Approve/ }));
  await press('review an offer', 'a');
  await press('review an offer', 'n');
  const rooms = page.getByRole('main').locator('a[href*="/room/"]');
  await open('/en/buzbot_messages/page/1', rooms);
  await interact('open a conversation', () => rooms.first().click());
  const reply = page.getByRole('textbox', { name: 'Reply to customer' });
  await reply.waitFor();
  await page.waitForTimeout(1_000);
  await reply.focus();
  await type('type a reply', 'it is free on monday');
  await press('send a reply', 'Enter');
  return done;
}
