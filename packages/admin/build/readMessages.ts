import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { evaluate } from './evaluate.ts';
import { fieldMessages } from './fieldMessages.ts';
import { sourceFolder } from './sourceFolder.ts';

/** A file of messages and what it declares, language by language. */
export interface MessagesFile {
  /** Relative to the source folder, with slashes. */
  readonly name: string;
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** `messages.ts` comes with every page; `formMessages.ts` and the like with the screens of their folder. */
const fileName = /(^|[/\\])(?:messages|(?!define)[a-z]\w*Messages)\.ts$/;

/** The folder whose screens bring the words of a file; undefined for words that every page has. */
export function partOf({ name }: Pick<MessagesFile, 'name'>): string | undefined {
  return name.endsWith('Messages.ts') ? name.slice(0, name.lastIndexOf('/')) : undefined;
}

/**
 * Parts whose words travel together: each module's by itself, those of the shared screens as one, because a
 * screen of records shows words of several folders.
 */
export function groupOf(part: string): string {
  return part.startsWith('modules/') ? part : part.replace(/\/.*$/, '');
}

/** All files of messages below a folder, in a stable order. */
export function messagesFiles(folder: string = sourceFolder): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => fileName.test(path))
    .map((path) => join(folder, path))
    .sort();
}

/** Runs the files of messages and answers with what they declare, and with the contract's names of fields. */
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
  const own = files.map((path, at) => ({
    name: relative(folder, path).replaceAll('\\', '/'),
    messages: declared[at] ?? {},
  }));
  return [...own.flatMap(withoutSeldom), ...(await fieldMessages())];
}

/** What a module's list says while it has no record: sentences that come with that state alone. */
const seldomSaid = /\.empty$/;

function withoutSeldom(file: MessagesFile): readonly MessagesFile[] {
  if (!/^modules\/[^/]+\/messages\.ts$/.test(file.name)) return [file];
  const only = (isWanted: (key: string) => boolean) =>
    Object.fromEntries(
      Object.entries(file.messages).map(([language, words]) => [
        language,
        Object.fromEntries(Object.entries(words).filter(([key]) => isWanted(key))),
      ]),
    );
  return [
    { ...file, messages: only((key) => !seldomSaid.test(key)) },
    { name: 'records/list/emptyMessages.ts', messages: only((key) => seldomSaid.test(key)) },
  ];
}

/** How the contract words failed rules, by language and rule. */
export async function readProblems(): Promise<Messages> {
  const { problemMessages } = await evaluate<{ readonly problemMessages: Messages }>(
    `export { problemMessages } from '@rentyard/contract/problems';`,
  );
  return problemMessages;
}

type Messages = MessagesFile['messages'];
