import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessagesFile } from './readMessages.ts';

export type Catalogue = Readonly<Record<string, string | readonly MessageFormatElement[]>>;

/**
 * One language's messages from all files, parsed so that no parser ships. Texts without places to fill
 * in stay strings. A key that two files declare is an error that names both.
 */
export function compileCatalogue(files: readonly MessagesFile[], language: string): Catalogue {
  const owners = new Map<string, string>();
  const catalogue: Record<string, string | readonly MessageFormatElement[]> = {};
  for (const { name, messages } of files) {
    for (const [key, text] of Object.entries(messages[language] ?? {})) {
      const owner = owners.get(key);
      if (owner)
        throw new Error(`Message "${key}" is declared in ${owner} and in ${name}. Keep one.`);
      owners.set(key, name);
      catalogue[key] = compileMessage(text, `${key} (${language}) in ${name}`);
    }
  }
  return catalogue;
}

/** Parses one message; `where` names it in the error about bad syntax. */
export function compileMessage(
  text: string,
  where: string,
): string | readonly MessageFormatElement[] {
  let elements: MessageFormatElement[];
  try {
    elements = parse(text, { ignoreTag: true });
  } catch (error) {
    throw new Error(`Message ${where} is not valid ICU: ${(error as Error).message}`);
  }
  const [first, ...rest] = elements;
  if (!first) return '';
  return rest.length === 0 && first.type === TYPE.literal ? first.value : elements;
}

/** The places that a message fills in, sorted: `{count, plural, ...}` and `{name}` alike. */
export function placesOf(message: string | readonly MessageFormatElement[]): readonly string[] {
  const places = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      places.add(element.value);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  if (typeof message !== 'string') visit(message);
  return [...places].sort();
}
