import { join, resolve } from 'node:path';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import type { MessageFile } from '../src/services/i18n/defineMessages.ts';

type Language = keyof MessageFile;

const app = join(import.meta.dirname, '../src/app');

/** Message lists by their name in `virtual:messages/<name>/<language>`. */
const lists = {
  core: join(app, 'messages/coreMessages.ts'),
  rest: join(app, 'messages/restMessages.ts'),
} as const;

const moduleId = /^\0?virtual:messages\/(core|rest)\/([a-z]{2})$/;

/**
 * Serves `virtual:messages/core/<language>` and `virtual:messages/rest/<language>`: the messages
 * listed in `app/messages/coreMessages.ts` and `app/messages/restMessages.ts`, in one language. FormatJS's parser
 * compiles them, so the browser parses none. The core module also exports the strings of the design
 * system, which saves a request on the first page. Works in the app's build, in Storybook and in
 * tests.
 */
export function messagesPlugin(): Plugin {
  const reads = new Map<string, ReturnType<typeof readList>>();
  return {
    name: 'rentyard-messages',
    buildStart: () => reads.clear(),
    watchChange: () => reads.clear(),
    hotUpdate: () => reads.clear(),
    resolveId: (id) => (moduleId.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, list, language] = moduleId.exec(id) ?? [];
      if (!list || !language) return undefined;
      const read = reads.get(list) ?? readList(list as keyof typeof lists);
      reads.set(list, read);
      const { files, sources } = await read;
      for (const source of sources) this.addWatchFile(source);
      const messages = JSON.stringify(compileMessages(files, language as Language));
      const strings = `export { strings } from '@rentyard/ui/strings-${language}';`;
      return `export const messages = ${messages};\n${list === 'core' ? strings : ''}`;
    },
  };
}

/** Runs a message list and returns its files and their sources. */
async function readList(list: keyof typeof lists): Promise<{
  readonly files: readonly MessageFile[];
  readonly sources: readonly string[];
}> {
  const { outputFiles, metafile } = await build({
    entryPoints: [lists[list]],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    // Resolves workspace packages to their source, like the rest of the repository.
    conditions: ['@rentyard/source'],
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const module = await import(`data:text/javascript;base64,${code}`);
  return {
    files: module[`${list}Messages`],
    sources: Object.keys(metafile.inputs).map((path) => resolve(path)),
  };
}

/** Compiles one language of some files for react-intl. */
function compileMessages(
  files: readonly MessageFile[],
  language: Language,
): Readonly<Record<string, readonly MessageFormatElement[]>> {
  const messages = files.flatMap((file) => Object.entries(file[language]));
  return Object.fromEntries(
    messages.map(([key, text]) => [key, compileMessage(text, `"${key}" (${language})`)]),
  );
}

/** Parses one message. `where` is its location in the error about invalid syntax. */
function compileMessage(text: string, where: string): readonly MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true });
  } catch (error) {
    throw new Error(`Message ${where} is not valid ICU: ${(error as Error).message}`);
  }
}
