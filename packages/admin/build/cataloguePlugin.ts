import type { Plugin } from 'vite';
import { compileCatalogue } from './compileCatalogue.ts';
import { groupOf, messagesFiles, partOf, readMessages, readProblems } from './readMessages.ts';
import { sourceFolder } from './sourceFolder.ts';

const moduleId = /^\0?virtual:(catalogue|problems|words)\/([a-z]{2})(?:\/(.+))?$/;

/**
 * Serves `virtual:catalogue/<language>`: the messages of all `messages.ts` files in one language,
 * precompiled, with the strings of the design system in that language and the way to the rest;
 * `virtual:words/<language>/<folder>`: those of the `formMessages.ts` and the like of a module, or of all
 * shared screens, which come with them; and `virtual:problems/<language>`: how the contract words failed rules, which only
 * forms need. Works in the app's build, in Storybook and in tests.
 */
export function cataloguePlugin(): Plugin {
  return {
    name: 'rentyard-catalogue',
    config: () => ({
      resolve: {
        // One formatter, and the build of it that cannot parse: every message is parsed already.
        dedupe: ['intl-messageformat'],
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
      },
    }),
    resolveId: (id) => (moduleId.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, kind, language, part] = moduleId.exec(id) ?? [];
      if (!language) return undefined;
      if (kind === 'problems') {
        const problems = await readProblems();
        return `export const problems = ${JSON.stringify(problems[language])};`;
      }
      for (const file of messagesFiles()) this.addWatchFile(file);
      const files = await readMessages();
      const own = compileCatalogue(
        files.filter((file) => {
          const own = partOf(file);
          return part === undefined
            ? own === undefined
            : own !== undefined && groupOf(own) === part;
        }),
        language,
      );
      const messages = `export const messages = ${JSON.stringify(own, omitLocation)};`;
      if (kind === 'words') return messages;
      const parts = new Set(files.flatMap((file) => partOf(file) ?? []));
      const ways = [...new Set([...parts].map(groupOf))].map(
        (one) => `${JSON.stringify(one)}: () => import('virtual:words/${language}/${one}')`,
      );
      return [
        `export { strings } from '@rentyard/ui/strings-${language}';`,
        messages,
        `export const parts = { ${ways.join(', ')} };`,
      ].join('\n');
    },
    hotUpdate({ file }) {
      if (!file.startsWith(sourceFolder) || !/essages\.ts$/.test(file)) return undefined;
      return [...this.environment.moduleGraph.idToModuleMap]
        .filter(([id]) => moduleId.test(id))
        .map(([, module]) => module);
    },
  };
}

/** Where an element stood in its text is of no use at run time. */
function omitLocation(key: string, value: unknown): unknown {
  return key === 'location' ? undefined : value;
}
