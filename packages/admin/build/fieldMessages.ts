import { evaluate } from './evaluate.ts';
import type { MessagesFile } from './readMessages.ts';

interface Declared {
  readonly languageCodes: readonly string[];
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Paths of the fields that some list shows, is filtered by or searches in. */
  readonly listed: readonly string[];
}

/**
 * What the contract calls its fields, as messages `field.<path>`: those that lists show come with every
 * page, the others with forms.
 */
export async function fieldMessages(): Promise<readonly MessagesFile[]> {
  const { declared } = await evaluate<{ readonly declared: Declared }>(`
    import { fieldWords } from '@rentyard/contract/fieldWords';
    import { languageCodes } from '@rentyard/contract/languages';
    import { moduleFieldWords } from '@rentyard/contract/moduleFieldWords';
    import { plainFields } from '@rentyard/contract/resource';
    import { resources } from '@rentyard/contract/resources';
    const listed = resources.flatMap((resource) => [
      ...plainFields(resource).flatMap(([path, field]) => (field.detail ? [] : [path])),
      ...resource.search,
    ]);
    export const declared = { languageCodes, listed, words: { ...moduleFieldWords, ...fieldWords } };
  `);
  const { languageCodes, words, listed } = declared;
  const ends = new Set(listed.flatMap((path) => [path, path.split('.').at(-1)]));
  const isEverywhere = (name: string) => ends.has(name) || baseFields.has(name);
  const messagesOf = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(
      languageCodes.map((language, at) => [
        language,
        Object.fromEntries(
          Object.entries(words).flatMap(([name, texts]) =>
            isWanted(name) ? [[`field.${name}`, texts[at] ?? '']] : [],
          ),
        ),
      ]),
    );
  return [
    { name: 'contract/messages.ts', messages: messagesOf(isEverywhere) },
    {
      name: 'records/form/fieldMessages.ts',
      messages: messagesOf((name) => !isEverywhere(name)),
    },
  ];
}

const baseFields: ReadonlySet<string> = new Set([
  'id',
  'created_at',
  'updated_at',
  'created_by',
  'updated_by',
]);
