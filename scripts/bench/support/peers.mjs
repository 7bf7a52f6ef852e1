/** Packages that only a benchmark uses, installed outside the workspace. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the packages of `source`/package.json into the folder `cache`, once per version of that file. */
export function installPeers(source, cache) {
  mkdirSync(cache, { recursive: true });
  const wanted = readFileSync(join(source, 'package.json'), 'utf8');
  const copy = join(cache, 'package.json');
  const isThere = existsSync(join(cache, 'node_modules')) && readFileSync(copy, 'utf8') === wanted;
  if (isThere) return;
  console.log(`Installing the packages of ${join(source, 'package.json')}`);
  copyFileSync(join(source, 'package.json'), copy);
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: cache, stdio: 'inherit' });
}

/** A Vite plugin: files for which `isPeer` is true import their packages from `cache`, but React from the workspace. */
export function peersFrom(cache, isPeer) {
  return {
    name: 'peers-from-cache',
    enforce: 'pre',
    resolveId(id, importer) {
      const isPackage = !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0');
      if (!importer || !isPackage || /^react(-dom)?(\/|$)/.test(id)) return null;
      if (!isPeer(importer)) return null;
      return this.resolve(id, join(cache, 'package.json'), { skipSelf: true });
    },
  };
}
