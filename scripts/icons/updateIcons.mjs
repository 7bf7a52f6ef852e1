/**
 * `npm run icons:update`: writes `packages/ui/src/icons`, the icons that the components of `@rentyard/ui`
 * render themselves, from `lucide-react`. Each is one path, and icons that load together share a file, so the
 * package needs no icon library and an entry contains few icons that it does not render.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { directedIcons, iconFiles } from './iconNames.mjs';
import { pathOfIcon } from './pathOfIcon.mjs';

const folder = 'packages/ui/src/icons';

// `strokeIcon.tsx`, which creates the icons, stays.
for (const file of readdirSync(folder)) if (file.endsWith('.ts')) rmSync(`${folder}/${file}`);
for (const [file, names] of Object.entries(iconFiles)) {
  const icons = await Promise.all(names.map(sourceOf));
  writeFileSync(
    `${folder}/${file}.ts`,
    `import { strokeIcon } from './strokeIcon.tsx';\n\n${icons.join('\n')}`,
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

/** The declaration of an icon. */
async function sourceOf(name) {
  const { __iconData } = await import(`lucide-react/icons/${name}`);
  return `/** Lucide's \`${name}\`, written by \`npm run icons:update\`. */
export const ${exportOf(name)} = /* @__PURE__ */ strokeIcon('${pathOfIcon(__iconData.node)}'${directedIcons.includes(name) ? ', true' : ''});
`;
}
