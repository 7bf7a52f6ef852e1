import { categoryFields } from '@rentyard/contract/category';
import { property } from '@rentyard/contract/property';
import { dataOf, type JsonSchema, type Operation, ref } from '../../http/openapi/operation.ts';
import { acceptedRows, draftSchema, servedRows } from '../../http/openapi/recordSchemas.ts';
import { closed, count, id, listOf, orNull } from '../../http/openapi/schemaParts.ts';

const tag = 'properties';

/** Most characteristics that one call saves. */
export const propertiesAtMost = 200;

const shown = dataOf(listOf(ref('PropertiesShown')));
const edited = dataOf(listOf(ref('PropertiesEdited')));

const draft = draftSchema(property, 'update').properties as Record<string, JsonSchema>;
const { items: valueRow } = valuesOf(draft.values);

/** The list of values in a draft, whose rows may also say what takes their place. */
function valuesOf(values: JsonSchema | undefined): { readonly items: JsonSchema } {
  const [list] = (values?.anyOf ?? []) as readonly { readonly items: JsonSchema }[];
  if (!list) throw new Error('The draft of a characteristic describes no values.');
  return list;
}

const row: JsonSchema = {
  type: 'object',
  properties: {
    ...draft,
    id: orNull(id),
    version: orNull(id),
    removed: { type: 'boolean', default: false, description: 'Moves it to the trash.' },
    values: orNull({
      type: 'array',
      items: {
        ...valueRow,
        required: [],
        properties: {
          ...(valueRow.properties as object),
          replace_with: {
            ...orNull(id),
            description: 'This value goes, and that one takes its place wherever it is used.',
          },
        },
      },
    }),
  },
  additionalProperties: false,
};

const many: JsonSchema = closed({
  properties: { type: 'array', items: row, maxItems: propertiesAtMost },
});

const affected = closed({ total: count, records: listOf(ref('Use')) });

const impact = closed({
  property: orNull(id),
  used_by: affected,
  would_miss: affected,
  dropped: listOf(closed({ value: id, used_by: affected })),
});

const priced = closed({
  id,
  version: id,
  prices: servedRows(categoryFields.prices, 'edit'),
  properties: listOf(ref('PropertiesShown')),
});

const newPrices = closed({ prices: acceptedRows(categoryFields.prices), id, version: id }, [
  'id',
  'version',
]);

/** What the calls of characteristics and prices say of themselves. */
export const operations = {
  ofOwner: {
    summary: 'Characteristics of a category or a group, for editing (the id is its own)',
    tag,
    answers: { 200: edited },
  },
  listForOffer: {
    summary:
      'What an offer, an order or a tag of a category is asked: active characteristics, those of its groups too',
    tag,
    answers: { 200: shown },
    refusals: [403],
  },
  saveMany: {
    summary: 'Create, change and remove characteristics, all or none',
    tag,
    body: { schema: many },
    answers: { 200: edited },
    refusals: [409],
    isIdempotent: true,
  },
  impact: {
    summary: 'What such a save would do to offers, tags and orders; nothing is saved',
    tag,
    body: { schema: many },
    answers: { 200: dataOf(listOf(impact)) },
  },
  editPrices: {
    summary: 'Prices by currency, characteristic and value, and what may be priced',
    tag: 'categories',
    answers: { 200: dataOf(priced) },
  },
  updatePrices: {
    summary: 'Set all prices, or none when any cell is wrong',
    tag: 'categories',
    body: { schema: newPrices },
    answers: { 200: dataOf(priced) },
    refusals: [409],
    isVersioned: true,
  },
} as const satisfies Readonly<Record<string, Operation>>;
