#!/usr/bin/env node
/**
 * npx @rentyard/ui migrate src             changes imports to the current names
 * npx @rentyard/ui migrate --dry-run src   lists the files that would change
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrateCode } from './migrateCode.mjs';

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
});
const [command, ...paths] = positionals;
if (command !== 'migrate' || paths.length === 0) {
  console.error('Usage: npx @rentyard/ui migrate [--dry-run] FOLDER...');
  process.exit(2);
}

const changed = paths.flatMap(filesIn).filter(migrateFile);
console.log(changed.join('\n'));
console.log(`${changed.length} files ${options['dry-run'] ? 'would change' : 'changed'}.`);
const packages = ['@rentyard/validators', '@fontsource-variable/inter'].filter((name) =>
  changed.some((file) => migrateCode(readFileSync(file, 'utf8')).includes(name)),
);
if (packages.length > 0) console.log(`Install: npm install ${packages.join(' ')}`);

/** Sources below a path. */
function filesIn(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    const full = join(path, entry.name);
    if (entry.isDirectory()) return filesIn(full);
    return /\.([cm]?[jt]sx?|mdx|vue|svelte)$/.test(entry.name) ? [full] : [];
  });
}

/** Whether the file had former names. */
function migrateFile(file) {
  const code = readFileSync(file, 'utf8');
  const migrated = migrateCode(code);
  if (migrated === code) return false;
  if (!options['dry-run']) writeFileSync(file, migrated);
  return true;
}
