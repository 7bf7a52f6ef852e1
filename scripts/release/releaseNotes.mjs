import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages that share the version of the product (`fixed` in .changeset/config.json). */
export const productPackages = ['@rentyard/admin', '@rentyard/api', '@rentyard/contract'];

/**
 * @typedef {object} Change
 * @property {ReadonlyMap<string, string>} bumps Kind of the next version by package.
 * @property {string} text
 */

/**
 * The changes that wait for the next version.
 *
 * @param {string} [folder]
 * @returns {Change[]}
 */
export function pendingChanges(folder = '.changeset') {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => parseChange(readFileSync(join(folder, name), 'utf8'), name));
}

/**
 * @param {string} source A changeset: front matter with packages, then the text.
 * @param {string} name For the error message.
 * @returns {Change}
 */
export function parseChange(source, name) {
  const [, head, text] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined) throw new Error(`${name} is not a changeset: it has no front matter.`);
  const bumps = [...head.matchAll(/^['"]?([^'":]+)['"]?: *(patch|minor|major)$/gm)];
  return { bumps: new Map(bumps.map(([, pack, bump]) => [pack, bump])), text: text.trim() };
}

/**
 * Notes of changes that wait: those of the product first, then those of each package.
 *
 * @param {readonly Change[]} changes
 */
export function notesOf(changes) {
  const isProduct = ({ bumps }) => productPackages.some((name) => bumps.has(name));
  const others = [...new Set(changes.flatMap(({ bumps }) => [...bumps.keys()]))]
    .filter((name) => !productPackages.includes(name))
    .sort();
  const sections = [
    ['Rentyard', changes.filter(isProduct)],
    ...others.map((name) => [name, changes.filter(({ bumps }) => bumps.has(name))]),
  ];
  return sections
    .filter(([, found]) => found.length > 0)
    .map(([title, found]) => `## ${title}\n\n${found.map(({ text }) => itemOf(text)).join('\n')}`)
    .join('\n\n');
}

/**
 * The notes of a version: its section in the change log of each package.
 *
 * @param {readonly { name: string, folder: string, version: string }[]} packages
 */
export function notesOfVersion(packages) {
  return packages
    .filter(({ folder }) => existsSync(join(folder, 'CHANGELOG.md')))
    .map(({ name, folder, version }) => {
      const sections = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').split(/^## /m);
      const own = sections.find((one) => one.startsWith(`${version}\n`)) ?? '';
      const section = own.slice(version.length).trim();
      return section === '' ? '' : `## ${name} ${version}\n\n${section}`;
    })
    .filter(Boolean)
    .join('\n\n');
}

function itemOf(text) {
  return `- ${text.replaceAll('\n', '\n  ')}`;
}
