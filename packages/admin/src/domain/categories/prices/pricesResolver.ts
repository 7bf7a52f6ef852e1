import type { ContentLanguages } from '@rentyard/contract/languages';
import { amountProblem } from '@rentyard/contract/schema/amounts';
import { draftSchema, problemsOf } from '@rentyard/contract/schema/draftSchema';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { FieldError, Resolver } from 'react-hook-form';
import type { FormValues } from '../../../records/form/formValues.ts';
import { fieldErrorOf, nestErrors } from '../../../records/form/problems.ts';
import { cellOfPath, columnOf, priceDraft } from './priceDraft.ts';
import type { PricesValues } from './pricesValues.ts';

/**
 * Validates the grid by the rules of the server, amounts by the bounds of their currency, and by one
 * more rule: a range needs a price in some currency.
 */
export function pricesResolver(
  resource: Resource,
  languages: ContentLanguages,
  decimalsOf: (currency: number) => number | undefined,
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
        return first && cell !== undefined ? [[cell, fieldErrorOf(first)]] : [];
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
        return [[`lines.${at}.${columnOf(first.id)}`, fieldErrorOf(problem)]];
      }
      return currencies.flatMap(({ id }): [string, FieldError][] => {
        const places = decimalsOf(id);
        const amount = line.amounts[id];
        if (places === undefined || !amount) return [];
        const problem = amountProblem(amount, places);
        return problem === undefined
          ? []
          : [[`lines.${at}.${columnOf(id)}`, fieldErrorOf(problem)]];
      });
    }
  };
}
