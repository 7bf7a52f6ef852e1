import { resources } from '@rentyard/contract/entities/resources';
import { languageCodes } from '@rentyard/contract/languages';
import { fieldLabels } from '@rentyard/contract/messages/fieldLabels';
import { moduleFieldLabels } from '@rentyard/contract/messages/moduleFieldLabels';
import { plainFields } from '@rentyard/contract/schema/resource';
import type { MessageFile } from '../../services/i18n/defineMessages.ts';

/** Fields of every record, in addition to those that lists show, filter by or search in. */
const base = ['id', 'created_at', 'updated_at', 'created_by', 'updated_by'];

const listed = resources.flatMap((resource) => [
  ...plainFields(resource).flatMap(([path, { detail, onRequest }]) =>
    detail && !onRequest ? [] : [path],
  ),
  ...resource.search,
]);

const listedNames: ReadonlySet<string | undefined> = new Set([
  ...base,
  ...listed.flatMap((path) => [path, path.split('.').at(-1)]),
]);

/** Labels of the fields that lists show, as messages `field.<path>`. */
export const listedFieldMessages = fieldMessages((name) => listedNames.has(name));

/** Labels of all other fields. */
export const otherFieldMessages = fieldMessages((name) => !listedNames.has(name));

function fieldMessages(isWanted: (name: string) => boolean): MessageFile {
  const wanted = Object.entries({ ...moduleFieldLabels, ...fieldLabels }).filter(([name]) =>
    isWanted(name),
  );
  return Object.fromEntries(
    languageCodes.map((language, index) => [
      language,
      Object.fromEntries(wanted.map(([name, texts]) => [`field.${name}`, texts[index] ?? ''])),
    ]),
  ) as MessageFile;
}
