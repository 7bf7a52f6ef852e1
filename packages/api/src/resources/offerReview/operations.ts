import { languageCodes } from '@rentyard/contract/languages';
import { offer } from '@rentyard/contract/offer';
import { duplicateReasons } from '@rentyard/contract/review';
import { statuses } from '@rentyard/contract/statuses';
import { dataOf, type Operation, ref } from '../../http/openapi/operation.ts';
import { componentName } from '../../http/openapi/resourceOperations.ts';
import {
  closed,
  count,
  flag,
  id,
  listOf,
  moment,
  orNull,
  text,
} from '../../http/openapi/schemaParts.ts';

const ids = listOf(id);

const spread = orNull(closed({ count: id, low: text, median: text, high: text }));

const range = closed({
  currency: ref('Option'),
  price_per_shift: spread,
  price_per_hour: spread,
});

const owner = closed({
  id,
  name: text,
  since: moment,
  has_verified_documents: flag,
  offers: closed(Object.fromEntries(statuses.map((status) => [status, count]))),
});

const duplicate = closed({
  id,
  name: text,
  code: text,
  status: ref('Status'),
  reasons: listOf({ type: 'string', enum: duplicateReasons }),
  updated_at: moment,
});

const tag = offer.name;

export const reviewOperations = {
  claim: {
    summary: 'Hold the next new offer for review: 204 when none is left',
    tag,
    body: {
      schema: closed({ skip: { ...ids, description: 'Offers to pass over.' } }, ['skip']),
    },
    answers: {
      200: closed({
        data: ref(componentName(offer, 'Shown')),
        meta: closed({ held_until: moment }),
      }),
      204: null,
    },
    refusals: [409],
    isIdempotent: true,
  },
  release: {
    summary: 'Give held offers back: the named ones, or all',
    tag,
    body: { schema: closed({ ids }, ['ids']) },
    answers: { 200: dataOf(closed({ released: ids })) },
    refusals: [409],
    isIdempotent: true,
  },
  review: {
    summary: 'What a decision about an offer is made by',
    tag,
    answers: {
      200: dataOf(
        closed({
          price_range: range,
          price_interval: orNull(
            closed({ from: orNull(text), to: orNull(text), currency: ref('Option') }),
          ),
          owner: orNull(owner),
          author_language: orNull({ type: 'string', enum: languageCodes }),
          duplicates: listOf(duplicate),
          held: orNull(closed({ by: ref('Option'), until: moment })),
        }),
      ),
    },
  },
  priceRange: {
    summary: 'What the active offers of a category ask in one currency',
    tag: 'categories',
    query: [{ name: 'currency', description: 'Required. Its id.', schema: id }],
    answers: { 200: dataOf(range) },
  },
} as const satisfies Readonly<Record<string, Operation>>;
