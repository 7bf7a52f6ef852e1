import {
  lineFields,
  type PriceTier,
  tierFields,
} from '@rentyard/contract/entities/price/priceTiers';
import type { PriceLine } from '@rentyard/contract/entities/price/rentalPrice';
import { characteristicFields } from '@rentyard/contract/entities/property/characteristics';
import type { ListField } from '@rentyard/contract/schema/fieldTypes';
import { readAnswers, type ShownAnswer, writeAnswers } from './answersText.ts';
import type { CellReading } from './fieldKind.ts';
import { readTiers, writeLines, writeTiers } from './tiersText.ts';

interface TextForm {
  readonly write: (rows: unknown) => string;
  /** Missing for lists that no file changes. */
  readonly read?: (text: string) => CellReading;
}

/** The lists that one cell of a file can contain, by the fields of their rows. */
export const textForms: ReadonlyMap<ListField['fields'], TextForm> = new Map<
  ListField['fields'],
  TextForm
>([
  [
    characteristicFields.properties.fields,
    {
      write: (rows) => writeAnswers(rows as readonly ShownAnswer[]),
      read: (text) => ({ value: readAnswers(text) }),
    },
  ],
  [tierFields, { write: (rows) => writeTiers(rows as readonly PriceTier[]), read: readTiers }],
  [lineFields, { write: (rows) => writeLines(rows as readonly PriceLine[]) }],
]);
