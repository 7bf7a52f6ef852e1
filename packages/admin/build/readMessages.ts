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

/** Runs the messages files and answers with what they declare. */
export async function readMessages(
  folder: string = sourceFolder,
): Promise<readonly MessagesFile[]> {
  const files = messagesFiles(folder);
  const { declared } = await evaluate<{ readonly declared: readonly Messages[] }>(
    [
      ...files.map((path, at) => `import { messages as file${at} } from ${JSON.stringify(path)};`),
      `export const declared = [${files.map((_, at) => `file${at}`)}];`,
    ].join('\n'),
  );
  return files.map((path, at) => ({ name: relative(folder, path), messages: declared[at] ?? {} }));
}

/** How the contract words failed rules, by language and rule. */
export async function readProblems(): Promise<Messages> {
  const { problemMessages } = await evaluate<{ readonly problemMessages: Messages }>(
    `export { problemMessages } from '@rentyard/contract/problems';`,
  );
  return problemMessages;
}

type Messages = MessagesFile['messages'];
