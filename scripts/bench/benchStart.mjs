/**
 * `npm run bench:start`: from the start of the built server on the embedded database to its first list of
 * offers. A first start has an empty DATA_DIR and a sign-in; a later one has a session. Wall times and CPU
 * times are medians; on a busy machine CPU times mean more.
 *
 *   npm run bench:start -- --rounds 9
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cpuOf, memoryOf, startProcess, stopProcess } from './support/processes.mjs';
import { quantile, report, rounded } from './support/report.mjs';
import { password, signIn } from './support/signIn.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    json: { type: 'string', default: '.cache/bench-start.json' },
  },
});
const rounds = Number(options.rounds);
/** Idle time before the memory of a server is read, in ms. */
const rest = 3_000;

const runs = new Map();
for (let round = 0; round < rounds; round += 1) {
  for (const seed of ['demo', 'none']) {
    const dataDir = mkdtempSync(join(tmpdir(), 'rentyard-start-'));
    try {
      const token = note(`${seed}, first start`, await start(seed, dataDir));
      note(`${seed}, later start`, await start(seed, dataDir, token));
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
}
report({
  file: options.json,
  about: `PGlite, medians of ${rounds} starts, times in ms from the start of the process`,
  rows: [...runs].map(([name, figures]) => ({ name, ...medians(figures) })),
});

function note(name, { token, ...figures }) {
  runs.set(name, [...(runs.get(name) ?? []), figures]);
  return token;
}

function medians(figures) {
  return Object.fromEntries(
    Object.keys(figures[0]).map((key) => [
      key,
      rounded(
        quantile(
          figures.map((run) => run[key]),
          0.5,
        ),
        0,
      ),
    ]),
  );
}

async function start(seed, dataDir, known) {
  const startedAt = performance.now();
  const started = await startProcess({
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataDir,
    SEED: seed,
    ADMIN_PASSWORD: password,
    EDITOR_PASSWORD: password,
    LOG_LEVEL: 'warn',
  });
  const { pid } = started.server;
  try {
    const base = `${started.address}/api/v1`;
    const ready = performance.now() - startedAt;
    const token = known ?? (await signIn(base));
    const response = await fetch(`${base}/offers`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (response.status !== 200)
      throw new Error(
        `The list of offers failed with status ${response.status}, so the start cannot be measured.`,
      );
    await response.text();
    const figures = {
      'first list': performance.now() - startedAt,
      ready,
      'CPU to the list': 1_000 * cpuOf(pid),
    };
    await new Promise((done) => setTimeout(done, rest));
    return { token, ...figures, 'memory MB': memoryOf(pid) };
  } finally {
    await stopProcess(started);
  }
}
