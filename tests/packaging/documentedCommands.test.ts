import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, createDatabase, openCluster } from '../support/database/postgresCluster.ts';
import { expectNone } from '../support/expectNone.ts';
import { copyRepository } from '../support/processes/copyRepository.ts';

const work = mkdtempSync(join(tmpdir(), 'rentyard-commands-'));
/** A checkout in which commands may leave files. */
const checkout = join(work, 'checkout');
const pages = ['README.md', 'packages/ui/README.md', 'docs/operations.md'];

let cluster: Cluster;

beforeAll(async () => {
  mkdirSync(checkout);
  copyRepository(checkout, { withBuild: true });
  cluster = await openCluster();
});
afterAll(async () => {
  await cluster?.stop();
  rmSync(work, { recursive: true, force: true });
});

interface Block {
  /** Page, heading and number of the block below that heading. */
  readonly name: string;
  readonly text: string;
}

/** How a block is executed. */
interface Execution {
  /** Runs before the block in the same folder. */
  readonly before?: string;
  readonly folder?: string;
  /** Replaces examples of the page by what exists in the test. */
  readonly replace?: () => Promise<Readonly<Record<string, string>>>;
  readonly env?: Readonly<Record<string, string>>;
}

const executions: Readonly<Record<string, Execution>> = {
  'README.md Rentyard 1': { env: { SEED: 'none' } },
  'packages/ui/README.md Install 1': {
    folder: 'application',
    before: 'command npm init --yes >/dev/null',
  },
  'packages/ui/README.md Lazy loading 1': { folder: 'application' },
  'docs/operations.md Production 1': {
    folder: 'machine',
    before: '(cd "$CHECKOUT" && command npm run package -- --no-trial --output "$WORK/machine")',
    env: { SEED: 'none' },
  },
  'docs/operations.md Production 2': {},
  'docs/operations.md The secret 1': {
    // One installation with APP_SECRET and one with a key file.
    before: [
      'APP_SECRET=current-secret-of-the-documented-commands npm start',
      'export KEY_FILE_DIR="$DATA_DIR-key-file"',
      'DATA_DIR="$KEY_FILE_DIR" npm start',
    ].join('\n'),
    replace: async () => ({
      '<current>': 'current-secret-of-the-documented-commands',
      '<new>': 'new-secret-of-the-documented-commands',
      '\nnpm run rotate-secret ': '\nDATA_DIR="$KEY_FILE_DIR" npm run rotate-secret ',
    }),
    env: { SEED: 'none' },
  },
  'docs/operations.md Backup and restore 1': {
    before: 'npm start; mkdir "$WORK/backups" "$WORK/srv"',
    replace: async () => ({
      '/backups/': `${work}/backups/`,
      '/srv/': `${work}/srv/`,
      'postgres://rentyard:...@db/rentyard': await createDatabase(cluster.url),
    }),
    env: { SEED: 'none' },
  },
  'docs/operations.md Releases 1': {},
};

const blocks = pages.flatMap(blocksOf);

/** A block installs, builds and starts the product, so the registry takes part of the time. In ms. */
const blockTimeout = 600_000;

describe('a documented command block', () => {
  it('is listed with the way to execute it', () => {
    expect(blocks.map(({ name }) => name)).toEqual(Object.keys(executions));
  });

  it.each(blocks)(
    'of $name works',
    async ({ name, text }) => {
      const { before = '', folder = 'checkout', replace, env } = executions[name] ?? {};
      const directory = join(work, folder);
      mkdirSync(directory, { recursive: true });
      let commands = text;
      for (const [example, actual] of Object.entries((await replace?.()) ?? {})) {
        expect(commands, `${name} has no ${example}`).toContain(example);
        commands = commands.replaceAll(example, actual);
      }
      run(`${before}\n${commands}`, directory, {
        PORT: '0',
        DATA_DIR: join(work, `data-${blocks.findIndex((one) => one.name === name)}`),
        ...env,
      });
    },
    blockTimeout,
  );

  it('fails with a typo', () => {
    for (const typo of ['npm strat', 'npm run backpu -- x', 'docker compose upp', 'tra -xzf x']) {
      expect(() => run(typo, checkout, {}), typo).toThrow();
    }
  });
});

it.each([
  ...pages,
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/new-entity.md',
  'docs/scale.md',
])('%s names only commands that exist', (page) => {
  const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  const named = [...readFileSync(page, 'utf8').matchAll(/\bnpm run ([\w:-]+)/g)];
  expectNone(
    'commands that do not exist',
    named.map(([, script = '']) => script).filter((one) => !(one in scripts)),
  );
});

/** The blocks of shell commands of a page. */
function blocksOf(page: string): readonly Block[] {
  const count = new Map<string, number>();
  const found: Block[] = [];
  let heading = '';
  for (const match of readFileSync(page, 'utf8').matchAll(
    /^#+ (.+)$|^```(\w*)\n([\s\S]*?)^```$/gm,
  )) {
    const [, title, language, text = ''] = match;
    if (title !== undefined) heading = title;
    else if (language === 'sh') {
      const number = (count.get(heading) ?? 0) + 1;
      count.set(heading, number);
      found.push({ name: `${page} ${heading} ${number}`, text });
    }
  }
  return found;
}

/** Runs shell commands with the shortened commands of `shellCommands.sh`. */
function run(commands: string, cwd: string, env: Readonly<Record<string, string>>): void {
  const shortened = resolve('tests/support/processes/shellCommands.sh');
  try {
    execFileSync('bash', ['-euo', 'pipefail', '-c', `. "${shortened}"\n${commands}`], {
      cwd,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        ...npmSettings(),
        WORK: work,
        CHECKOUT: checkout,
        REPOSITORY: resolve('.'),
        LOG_FORMAT: 'text',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(
      `Failed in ${cwd} (${readdirSync(cwd).length} entries):\n${commands}\n${stdout}${stderr}`,
    );
  }
}

/** A registry mirror that the machine configures in the environment. */
function npmSettings(): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^npm_config_(registry|cache|userconfig)$/i.test(name),
    ),
  );
}
