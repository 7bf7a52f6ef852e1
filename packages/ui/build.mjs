/**
 * Builds what the package publishes: `dist`, with one ES module per source file, so that an
 * application's bundler takes what it imports and leaves the rest, and a declaration beside each.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const { dependencies, peerDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const installedBesides = Object.keys({ ...dependencies, ...peerDependencies });

/** What stays an import of another package. */
const isExternal = (id) =>
  installedBesides.some((name) => id === name || id.startsWith(`${name}/`));

const entries = Object.fromEntries(
  readdirSync(join(root, 'src/exports')).map((file) => [
    `exports/${basename(file, '.ts')}`,
    join(root, 'src/exports', file),
  ]),
);

rmSync(join(root, 'dist'), { recursive: true, force: true });

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: 'dist',
    target: 'es2022',
    minify: false,
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: {
      external: isExternal,
      output: {
        preserveModules: true,
        preserveModulesRoot: join(root, 'src'),
        entryFileNames: '[name].js',
      },
    },
  },
});

// The compiler's package exports no path to its command.
const compiler = new URL('../bin/tsc', import.meta.resolve('typescript'));
execFileSync(process.execPath, [fileURLToPath(compiler), '--project', 'tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
});

// A declaration of an entry that brings styles along must not ask for types of style sheets.
const declared = join(root, 'dist/exports');
for (const file of readdirSync(declared).filter((name) => name.endsWith('.d.ts'))) {
  const text = readFileSync(join(declared, file), 'utf8');
  const withoutStyles = text.replace(/^import '[^']+\.css';$/gm, 'export {};');
  if (withoutStyles !== text) writeFileSync(join(declared, file), withoutStyles);
}
