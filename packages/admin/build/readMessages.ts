import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Where the back office's own code is. */
export const sourceFolder = fileURLToPath(new URL('../src', import.meta.url));

/** A `messages.ts` and what it declares, language by language. */
export interface MessagesFile {
  /** Relative to the source folder; for messages to people. */
  readonly name: string;
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** All `messages.ts` below a folder, in a stable order. */
export function messagesFiles(folder: string = sourceFolder): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[/\\])messages\.ts$/.test(path))
    .map((path) => join(folder, path))
    .sort();
}

/**
 * Runs the messages files and answers with what they declare. The problems of the contract come as a
 * file of their own, under `problem.<rule>`.
 */
export async function readMessages(
  folder: string = sourceFolder,
): Promise<readonly MessagesFile[]> {
  const files = messagesFiles(folder);
  const declared = await evaluate(files.map((path) => `export { messages } from ${quote(path)};`));
  const [problems] = await evaluate([
    `export { problemMessages as messages } from '@rentyard/contract/problems';`,
  ]);
  return [
    ...files.map((path, index) => ({
      name: relative(folder, path),
      messages: declared[index] ?? {},
    })),
    { name: 'contract/problems', messages: prefixed('problem.', problems ?? {}) },
  ];
}

type Messages = MessagesFile['messages'];

/** Bundles each one-line module and runs it. Nothing is written to disk. */
async function evaluate(modules: readonly string[]): Promise<readonly Messages[]> {
  return Promise.all(
    modules.map(async (contents) => {
      const { outputFiles } = await build({
        stdin: { contents, loader: 'ts', resolveDir: sourceFolder },
        bundle: true,
        write: false,
        format: 'esm',
        platform: 'node',
        conditions: ['source'],
        logLevel: 'error',
      });
      const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
      const { messages }: { messages: Messages } = await import(
        `data:text/javascript;base64,${code}`
      );
      return messages;
    }),
  );
}

function prefixed(prefix: string, messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([language, words]) => [
      language,
      Object.fromEntries(Object.entries(words).map(([key, text]) => [prefix + key, text])),
    ]),
  );
}

function quote(path: string): string {
  return JSON.stringify(path);
}
