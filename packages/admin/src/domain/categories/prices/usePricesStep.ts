import type { EditedPrice, EditedPrices } from '@rentyard/contract/entities/category/priceRoutes';
import type { ContentLanguages } from '@rentyard/contract/languages';
import { draftSchema, problemsOf } from '@rentyard/contract/schema/draftSchema';
import { amountProblem } from '@rentyard/contract/schema/money/amounts';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { Option, RecordBase } from '@rentyard/contract/schema/values';
import { useCallback, useMemo, useRef } from 'react';
import type { FieldError, Resolver } from 'react-hook-form';
import { type Theirs, useEditForm } from '../../../records/form/useEditForm.ts';
import type { RecordForm } from '../../../records/form/useRecordForm.ts';
import type { FormValues } from '../../../records/form/values/formValues.ts';
import { buildFieldError, nestErrors } from '../../../records/form/values/problems.ts';
import type { OwnerResource } from '../properties/propertiesApi.ts';
import { useSteps } from '../steps/StepsContext.ts';
import { asShown, cellOfConflict, mergePrices } from './mergePrices.ts';
import {
  buildColumnName,
  cellOfPath,
  type PriceDraft,
  priceDraft,
  type SentRow,
  sentBack,
} from './priceDraft.ts';
import { buildStretch, pricesBeyond } from './priceLines.ts';
import { pricesApi } from './pricesApi.ts';
import type { PricesValues } from './pricesValues.ts';
import { pricesValues, readPrices } from './pricesValues.ts';
import type { CurrencyDecimals } from './useCurrencyDecimals.ts';

/** The record of a price conflict. */
type Priced = RecordBase & {
  readonly prices: readonly EditedPrice[];
  readonly price_interval: { readonly currency: Option | null };
};

const asTheyAre = (values: FormValues) => values;

/** The form of all prices of a category or a group, with its own save call. */
export function usePricesStep(stored: EditedPrices, findDecimals: CurrencyDecimals): RecordForm {
  const { resource, editor, refresh } = useSteps();
  const { languages } = editor;
  const record = editor.record as Priced;
  const of = { owner: resource.name as OwnerResource, id: stored.id };
  const [update] = pricesApi.useUpdatePricesMutation();
  const usual = record.price_interval.currency;
  const last = useRef<PriceDraft>(undefined);
  /**
   * Prices that other users added since loading and that have no line here. Every save sends them
   * back.
   */
  const beyond = useRef<readonly SentRow[]>([]);
  const { properties } = stored;
  const storedValues = useMemo(() => pricesValues(stored, usual), [stored, usual]);
  const makeResolver = useCallback(
    () => pricesResolver(resource, languages, findDecimals),
    [resource, languages, findDecimals],
  );

  const { startFrom, ...form } = useEditForm<FormValues>({
    resource,
    languages,
    stored: storedValues,
    buildFormValues: asTheyAre,
    makeResolver,
    hasRows: true,
    send: async (values, start) => {
      const { lines, currencies } = readPrices(values);
      const draft = priceDraft(lines, currencies);
      last.current = draft;
      const prices = [...draft.prices, ...beyond.current];
      const saved = await update({ ...of, prices, version: readPrices(start).version }).unwrap();
      beyond.current = sentBack(pricesBeyond(properties, saved.prices));
      refresh();
      const next = pricesValues({ ...saved, properties }, usual);
      return { ...next, lines: asShown(next.lines, lines) };
    },
    readTheirs: ({ current }): Theirs<FormValues> => {
      const theirs = current as Priced;
      const { version, prices } = theirs;
      beyond.current = sentBack(pricesBeyond(properties, prices));
      return { stored: pricesValues({ version, prices, properties }, usual), record: theirs };
    },
    merge: (...states) => mergePrices(...states, properties),
    onConflict: (paths, theirs) => markConflicts(paths, theirs),
    pathOf: (path) => last.current && cellOfPath(path, last.current),
  });

  /** A second save keeps the local value. Until then the cell shows the other user's value. */
  const markConflicts = (paths: readonly string[], theirs: Theirs<FormValues>) => {
    const { lines } = readPrices(form.form.getValues());
    for (const { uid, currency } of paths.map(cellOfConflict)) {
      const at = lines.findIndex((line) => line.uid === uid);
      const line = lines[at];
      const other =
        line &&
        readPrices(theirs.stored).lines.find((one) => buildStretch(one) === buildStretch(line));
      form.form.setError(`lines.${at}.${buildColumnName(currency)}`, {
        type: 'prices_clash',
        types: {
          name: theirs.record?.updated_by?.name ?? '—',
          amount: other?.amounts[currency] ?? '—',
        },
      });
    }
  };

  return { ...form, record, draftName: `${resource.name}/prices`, takeDraft: startFrom };
}

/**
 * Validates the grid by the rules of the server, amounts by the bounds of their currency, and by one
 * more rule: a range needs a price in some currency.
 */
function pricesResolver(
  resource: Resource,
  languages: ContentLanguages,
  findDecimals: (currency: number) => number | undefined,
): Resolver<FormValues> {
  const schema = draftSchema(resource, 'update', languages);
  return (values) => {
    const { lines, currencies } = values as unknown as PricesValues;
    const draft = priceDraft(lines, currencies);
    const parsed = schema.safeParse({ prices: draft.prices });
    const problems = parsed.success ? {} : problemsOf(parsed.error.issues);
    for (const check of resource.checks ?? []) {
      for (const { path, problem } of check({ prices: draft.prices })) problems[path] ??= [problem];
    }
    const fieldErrors = Object.entries(problems).flatMap(
      ([path, [first]]): [string, FieldError][] => {
        const cell = cellOfPath(path, draft);
        return first && cell !== undefined ? [[cell, buildFieldError(first)]] : [];
      },
    );
    const errors = [...fieldErrors, ...lines.flatMap((line, at) => lineErrors(line, at))];
    return errors.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: nestErrors(errors) };

    function lineErrors(line: PricesValues['lines'][number], at: number): [string, FieldError][] {
      const priced = Object.keys(line.amounts);
      const [first] = currencies;
      if (priced.length === 0 && first && (line.from !== '' || line.to !== '')) {
        const problem = { id: 'required', values: { field: first.name } };
        return [[`lines.${at}.${buildColumnName(first.id)}`, buildFieldError(problem)]];
      }
      return currencies.flatMap(({ id }): [string, FieldError][] => {
        const places = findDecimals(id);
        const amount = line.amounts[id];
        if (places === undefined || !amount) return [];
        const problem = amountProblem(amount, places);
        return problem === undefined
          ? []
          : [[`lines.${at}.${buildColumnName(id)}`, buildFieldError(problem)]];
      });
    }
  };
}
