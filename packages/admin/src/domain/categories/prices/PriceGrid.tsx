import { languageTag } from '@rentyard/contract/languages';
import { type CellEdit, EditGrid, type EditGroup } from '@rentyard/ui/EditGrid';
import { IconButton } from '@rentyard/ui/IconButton';
import { textOfValue } from '@rentyard/validators/decimals';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { errorAt, readProblem } from '../../../records/form/values/problems.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import { useProblem } from '../../../services/i18n/useProblem.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { buildColumnName } from './priceDraft.ts';
import { withEdits } from './priceEdits.ts';
import { blankLine, type PricedProperty, type PriceLine } from './priceLines.ts';
import { usePricesForm, usePricesValues } from './pricesValues.ts';

interface PriceGridProps {
  readonly properties: readonly PricedProperty[];
  readonly findDecimals: (currency: number) => number | undefined;
}

/** The price grid: characteristics and values by currency, with ranges of numbers or hours. */
export function PriceGrid({ properties, findDecimals }: PriceGridProps): ReactNode {
  const t = useT();
  const tag = languageTag(useLanguage());
  const { setValue, clearErrors } = usePricesForm();
  const { currencies, lines } = usePricesValues();
  const buildCell = useCells(lines);
  const frame = useFirstRefused();
  const setLines = (next: readonly PriceLine[]) => {
    setValue('lines', next as PriceLine[], { shouldDirty: true });
  };
  const handleEdit = (edits: readonly CellEdit[]) => {
    for (const { row, column } of edits) {
      const at = lines.findIndex(({ uid }) => uid === row);
      // The form type does not include the paths of cell errors.
      clearErrors(`lines.${at}.${column}` as 'lines');
    }
    const onRequest = t('prices.on_request');
    setLines(withEdits(lines, edits, { currencies, findDecimals, onRequest, tag }));
  };
  const addAfter = (line: PriceLine) => {
    const at = lines.indexOf(line);
    const next = { ...blankLine(line.property, line.value, line.to), uid: freshUid() };
    setLines(lines.toSpliced(at + 1, 0, next));
  };
  const remove = (line: PriceLine) => {
    const isOnly = findSiblings(line, lines).length === 1;
    const blank = { ...blankLine(line.property, line.value), uid: freshUid() };
    setLines(lines.toSpliced(lines.indexOf(line), 1, ...(isOnly ? [blank] : [])));
  };
  const groups = properties.map(
    (property): EditGroup => ({
      id: String(property.id),
      title: property.name,
      note: t(property.is_numeric ? 'prices.by_number' : 'prices.by_hours'),
      rows: lines
        .filter((line) => line.property === property.id)
        .map((line) => {
          const name = nameOf(line, property, t('prices.any_value'));
          return {
            id: line.uid,
            name,
            actions: (
              <>
                <IconButton
                  data-grid-stop
                  size="small"
                  icon={Plus}
                  label={t('prices.add_interval', { name })}
                  onClick={() => addAfter(line)}
                />
                <IconButton
                  data-grid-stop
                  size="small"
                  icon={X}
                  label={t('prices.remove', { name })}
                  disabled={isBlank(line) && findSiblings(line, lines).length === 1}
                  onClick={() => remove(line)}
                />
              </>
            ),
          };
        }),
    }),
  );
  return (
    <div ref={frame}>
      <EditGrid
        label={t('prices.title')}
        rowsLabel={t('prices.value')}
        columns={[
          { id: 'from', header: t('prices.from'), inputMode: 'decimal' },
          { id: 'to', header: t('prices.to'), inputMode: 'decimal' },
          ...currencies.map(({ id, name }) => ({
            id: buildColumnName(id),
            header: name,
            inputMode: 'decimal' as const,
            minWidth: 112,
          })),
        ]}
        groups={groups}
        cellOf={buildCell}
        onEdit={handleEdit}
      />
    </div>
  );
}

/** The text and the error of every cell. */
function useCells(lines: readonly PriceLine[]) {
  const t = useT();
  const problemText = useProblem();
  const tag = languageTag(useLanguage());
  const { form } = useFormOfRecord();
  const { errors } = useFormState({ control: form.control });
  return (row: string, column: string) => {
    const at = lines.findIndex(({ uid }) => uid === row);
    const line = lines[at];
    const problem = errorAt(errors, `lines.${at}.${column}`);
    const error = problem && formatProblem(readProblem(problem));
    if (column === 'from' || column === 'to') {
      return { text: local(line?.[column] ?? ''), placeholder: '…', error };
    }
    const amount = line?.amounts[column.slice(1)];
    if (amount === null) return { text: '—', shown: t('prices.on_request'), error };
    if (amount === undefined) return { text: '', error };
    const shown = textOfValue(amount, { tag, grouping: 'auto' });
    return { text: local(amount), shown, error };
  };

  function local(value: string): string {
    return textOfValue(value, { tag, grouping: 'none' });
  }

  function formatProblem(problem: ReturnType<typeof readProblem>): string {
    if (problem.id !== 'prices_clash') return problemText(problem, t('prices.price'));
    const { name = '', amount = '' } = problem.values ?? {};
    return t('prices.clash', { name: String(name), amount: String(amount) });
  }
}

/** Focuses the first cell that a rejected save refers to. */
function useFirstRefused() {
  const frame = useRef<HTMLDivElement>(null);
  const { refusals } = useFormOfRecord();
  useEffect(() => {
    if (refusals > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  return frame;
}

function nameOf({ value }: PriceLine, { values }: PricedProperty, anyValue: string): string {
  return values.find(({ id }) => id === value)?.name ?? anyValue;
}

function findSiblings({ property, value }: PriceLine, lines: readonly PriceLine[]) {
  return lines.filter((line) => line.property === property && line.value === value);
}

function isBlank({ from, to, amounts }: PriceLine): boolean {
  return from === '' && to === '' && Object.keys(amounts).length === 0;
}

let made = 0;
/** A temporary id for lines that the server does not know yet. */
function freshUid(): string {
  made += 1;
  return `new${made}`;
}
