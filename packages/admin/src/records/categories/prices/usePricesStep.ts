import type { Option, RecordBase } from '@rentyard/contract/values';
import { useMemo, useRef } from 'react';
import { isApiFailure } from '../../../api/failure.ts';
import type { FormValues } from '../../form/formValues.ts';
import type { RecordForm } from '../../form/useRecordForm.ts';
import { useSteps } from '../../steps/StepsContext.ts';
import { useStepForm } from '../../steps/useStepForm.ts';
import type { OwnerResource } from '../properties/propertiesApi.ts';
import { mergePrices, type PriceClash } from './mergePrices.ts';
import {
  cellOfPath,
  columnOf,
  type PriceDraft,
  priceDraft,
  type SentRow,
  sentBack,
} from './priceDraft.ts';
import { linesOf, type PriceRow, pricesBeyond, withCurrenciesOf } from './priceLines.ts';
import { type EditedPrices, pricesApi } from './pricesApi.ts';
import { pricesResolver } from './pricesResolver.ts';
import { type PricesValues, pricesValues } from './pricesValues.ts';
import { asShown, rebasePrices } from './rebasePrices.ts';
import type { CurrencyPlaces } from './useCurrencyPlaces.ts';

/** A record of a category as the conflict of its prices knows it. */
type Priced = RecordBase & {
  readonly prices: readonly PriceRow[];
  readonly price_interval: { readonly currency: Option | null };
};

/** Behaviour of the form over all prices of a category or of a group. */
export function usePricesStep(stored: EditedPrices, placesOf: CurrencyPlaces): RecordForm {
  const { resource, editor, refresh } = useSteps();
  const { languages } = editor;
  const record = editor.record as Priced;
  const of = { owner: resource.name as OwnerResource, id: stored.id };
  const [update] = pricesApi.useUpdatePricesMutation();
  const usual = record.price_interval.currency;
  const last = useRef<PriceDraft>(undefined);
  /** What others have priced since, which no line here stands for: it goes along with every save. */
  const beyond = useRef<readonly SentRow[]>([]);
  const { properties } = stored;
  const startValues = useMemo(() => valuesOf(pricesValues(stored, usual)), [stored, usual]);
  const resolver = useMemo(
    () => pricesResolver(resource, languages, placesOf),
    [resource, languages, placesOf],
  );

  /** Sends all prices; changes that others saved meanwhile are merged cell by cell. */
  const submit = async (
    read: () => FormValues,
    begin: FormValues,
  ): Promise<FormValues | undefined> => {
    let [start, values] = [begin, read()] as unknown as [PricesValues, PricesValues];
    for (;;) {
      const { lines, currencies: columns } = values;
      const draft = priceDraft(lines, columns);
      last.current = draft;
      try {
        const prices = [...draft.prices, ...beyond.current];
        const saved = await update({ ...of, prices, version: start.version }).unwrap();
        beyond.current = sentBack(pricesBeyond(properties, saved.prices));
        refresh();
        const next = pricesValues({ ...saved, properties }, usual);
        return valuesOf({ ...next, lines: asShown(next.lines, lines) });
      } catch (error) {
        if (!isApiFailure(error) || error.code !== 'version_conflict') throw error;
        const current = error.current as Priced;
        beyond.current = sentBack(pricesBeyond(properties, current.prices));
        const theirs = linesOf(properties, current.prices);
        const currencies = withCurrenciesOf(columns, current.prices);
        const merged = mergePrices({
          start: start.lines,
          mine: lines,
          theirs,
          properties,
          currencies,
        });
        const { version } = current;
        start = { version, currencies, lines: theirs };
        values = { version, currencies, lines: asShown(merged.lines, lines) };
        if (merged.clashes.length === 0) continue;
        goOnFrom(valuesOf(start), valuesOf(values));
        tellClashes(merged.clashes, current);
        return undefined;
      }
    }
  };

  const { controller, goOnFrom } = useStepForm({
    resource,
    languages,
    record,
    draftName: `${resource.name}/prices`,
    startValues,
    resolver,
    send: submit,
    rebase: (...states) => {
      const [base, mine, theirs] = states as unknown as [PricesValues, PricesValues, PricesValues];
      return valuesOf(rebasePrices(base, mine, theirs, properties));
    },
    placeOf: (path) => last.current && cellOfPath(path, last.current),
  });

  /** A second save keeps what stands in the cell; until then the cell says what the other saved. */
  const tellClashes = (clashes: readonly PriceClash[], { updated_by }: Priced) => {
    const { lines } = controller.form.getValues() as unknown as PricesValues;
    for (const { uid, currency: id, theirs } of clashes) {
      const at = lines.findIndex((line) => line.uid === uid);
      controller.form.setError(`lines.${at}.${columnOf(id)}`, {
        type: 'prices_clash',
        types: { name: updated_by?.name ?? '—', amount: theirs ?? '—' },
      });
    }
  };
  return controller;
}

/** As forms hold them. */
function valuesOf(values: PricesValues): FormValues {
  return { ...values };
}
