/**
 * `npm run icons:update`: writes `packages/ui/src/icons`, the icons that the components of `@rentyard/ui`
 * render themselves, from `lucide-react`. Each is one path in a file of its own, so the package needs no icon
 * library and an entry contains only the icons that it renders.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { directedIcons, iconNames } from './iconNames.mjs';
import { pathOfIcon } from './pathOfIcon.mjs';

const folder = 'packages/ui/src/icons';

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const name of iconNames) {
  const { __iconData } = await import(`lucide-react/icons/${name}`);
  const exported = exportOf(name);
  writeFileSync(
    `${folder}/${exported}.ts`,
    `import { strokeIcon } from '../lib/strokeIcon.tsx';

/** Lucide's \`${name}\`, written by \`npm run icons:update\`. */
export const ${exported} = /* @__PURE__ */ strokeIcon('${pathOfIcon(__iconData.node)}'${directedIcons.includes(name) ? ', true' : ''});
`,
  );
}
const library = dirname(fileURLToPath(import.meta.resolve('lucide-react/package.json')));
writeFileSync('packages/ui/LICENSE-LUCIDE', readFileSync(`${library}/LICENSE`));
const biome = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'));
execFileSync(process.execPath, [biome, 'format', '--write', folder], { stdio: 'inherit' });

/** `chevron-down` is `ChevronDownIcon`. */
function exportOf(name) {
  const words = name.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  return `${words.join('')}Icon`;
}
