/**
 * What is published is not quite what stands in the repository: the workspace reads sources through the
 * condition `source`, which the tarball does not hold.
 *
 *   node manifest.mjs publish    before packing: takes the condition out of package.json
 *   node manifest.mjs restore    after packing: puts package.json back as it was
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const manifest = fileURLToPath(new URL('package.json', import.meta.url));
const kept = `${manifest}.kept`;

if (process.argv[2] === 'publish') {
  // A run that was cut off left the original aside.
  const text = readFileSync(existsSync(kept) ? kept : manifest, 'utf8');
  const described = JSON.parse(text);
  for (const conditions of Object.values(described.exports)) delete conditions.source;
  delete described.scripts;
  writeFileSync(kept, text);
  writeFileSync(manifest, `${JSON.stringify(described, null, 2)}\n`);
} else if (existsSync(kept)) renameSync(kept, manifest);
