/**
 * `npm run bench:review`: two users review new offers by keyboard at the same time, each in a browser
 * context. Times go from the key to the end of the frame with the next offer. Then the script checks that
 * no offer was shown to both and that the history has every decision; otherwise it exits with 1.
 *
 *   npm run bench:review                      50 offers each, on the embedded database
 *   npm run bench:review -- --offers 100 --postgres
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../tests/support/browser/chromium.ts';
import { quantile, report, rounded } from './support/report.mjs';
import { signIn } from './support/signIn.mjs';
import { startServer } from './support/startServer.mjs';

const { values: options } = parseArgs({
  options: {
    offers: { type: 'string', default: '50' },
    postgres: { type: 'boolean', default: false },
    json: { type: 'string', default: '.cache/bench-review.json' },
  },
});
const offersEach = Number(options.offers);
/** Rejects with a reason: an approval is refused where the demo data has no price, and the offer returns. */
const keys = ['1', '2', '3', '4', '5'];

const product = await startServer({ offers: 40 * offersEach, isEmbedded: !options.postgres });
const browser = await chromium.launch(launchOptions);
const problems = [];
let rows = [];
try {
  const pages = await Promise.all(
    [product.token, await signIn(product.base, 'editor@rentyard.test')].map(openReview),
  );
  const reviews = await Promise.all(pages.map(review));
  const [one, other] = reviews;
  for (const code of one.shown)
    if (other.shown.has(code)) problems.push(`Both were shown ${code}.`);
  for (const { decided } of reviews) problems.push(...(await missingIn(decided)));
  rows = reviews.map(({ times, decided }, at) => ({
    name: `person ${at + 1}`,
    offers: decided.size,
    'p50 ms': rounded(quantile(times, 0.5), 0),
    'p95 ms': rounded(quantile(times, 0.95), 0),
    'max ms': rounded(Math.max(...times), 0),
  }));
} finally {
  await browser.close();
  await product.stop();
}
report({
  file: options.json,
  about: `${options.postgres ? 'PostgreSQL' : 'PGlite'}, ${40 * offersEach} offers, two browsers on the same machine, from the key to the next offer`,
  rows,
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

async function openReview(token) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((own) => {
    localStorage.setItem('rentyard.version', '0.1.0');
    localStorage.setItem('rentyard.token', own);
  }, token);
  const page = await context.newPage();
  await page.goto(`${new URL(product.base).origin}/en/offers/review`);
  await page.getByRole('button', { name: /^Approve/ }).waitFor();
  return page;
}

/** Decides about one offer after another. */
async function review(page) {
  const decided = new Map();
  page.on('requestfinished', (request) => {
    const [, id] = /\/offers\/(\d+)\/change_status\b/.exec(request.url()) ?? [];
    if (id) decided.set(id, request.postDataJSON().status);
  });
  const shown = new Set();
  const times = [];
  for (let at = 0; at < offersEach; at += 1) {
    shown.add(await codeOn(page));
    times.push(await timeOf(page, keys[at % keys.length]));
  }
  // The last decisions are still being sent.
  const deadline = Date.now() + 10_000;
  while (decided.size < offersEach && Date.now() < deadline) await page.waitForTimeout(50);
  await page.waitForTimeout(500);
  if (decided.size < offersEach) problems.push(`Only ${decided.size} decisions were sent.`);
  return { shown, times, decided };
}

function codeOn(page) {
  return page.getByText(/^OF-\S+ · Rentyard/).innerText();
}

/** Milliseconds from the key until the next offer is painted, by the clock of the page. */
async function timeOf(page, key) {
  await page.evaluate(() => {
    const name = () => document.querySelector('main h2')?.closest('div')?.parentElement?.innerText;
    window.reviewed = new Promise((done) => {
      const heard = () => {
        const [before, start] = [name(), performance.now()];
        const poll = () => {
          if (!name() || name() === before) requestAnimationFrame(poll);
          else requestAnimationFrame(() => done(performance.now() - start));
        };
        poll();
      };
      window.addEventListener('keydown', heard, { capture: true, once: true });
    });
  });
  await page.keyboard.press(key);
  return page.evaluate(() => window.reviewed);
}

/** Decisions that the history lacks. */
async function missingIn(decided) {
  const missing = [];
  for (const [id, status] of decided) {
    const path = `${product.base}/offers/status/${id}/history_for_offer`;
    const response = await fetch(path, { headers: { authorization: `Bearer ${product.token}` } });
    const { data } = await response.json();
    if (!data.some(({ to }) => to === status))
      missing.push(`The history of offer ${id} has no change to ${status}.`);
  }
  return missing;
}
