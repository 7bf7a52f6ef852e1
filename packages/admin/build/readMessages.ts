import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { evaluate } from './evaluate.ts';
import { sourceFolder } from './sourceFolder.ts';

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
  const { declared, problems } = await evaluate<Declared>(
    [
      ...files.map((path, at) => `import { messages as file${at} } from ${JSON.stringify(path)};`),
      `export const declared = [${files.map((_, at) => `file${at}`)}];`,
      `export { problemMessages as problems } from '@rentyard/contract/problems';`,
    ].join('\n'),
  );
  return [
    ...files.map((path, at) => ({ name: relative(folder, path), messages: declared[at] ?? {} })),
    { name: 'contract/problems', messages: prefixed('problem.', problems) },
  ];
}

type Messages = MessagesFile['messages'];

interface Declared {
  readonly declared: readonly Messages[];
  readonly problems: Messages;
}

function prefixed(prefix: string, messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([language, words]) => [
      language,
      Object.fromEntries(Object.entries(words).map(([key, text]) => [prefix + key, text])),
    ]),
  );
}
