import { fieldAt, type Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { MoneyField } from '@rentyard/ui/MoneyField';
import { NumberField } from '@rentyard/ui/NumberField';
import { Stack } from '@rentyard/ui/Stack';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { get } from 'react-hook-form';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCellSave } from './useCellSave.tsx';

interface NumberCellProps {
  readonly resource: Resource;
  readonly row: RecordBase;
  /** Dotted path of the field: `prices.price_per_shift`. */
  readonly path: string;
  readonly onClose: () => void;
}

/**
 * One number of a record: Enter saves, Esc closes. Errors of the server are shown at the input, and
 * a conflict with another user in the dialog that forms use.
 */
export function NumberCell({ resource, row, path, onClose }: NumberCellProps): ReactNode {
  const t = useT();
  const label = useFieldLabel(resource.name);
  const stored: unknown = get(row, path);
  const [value, setValue] = useState(stored === null || stored === undefined ? '' : String(stored));
  const input = useRef<HTMLInputElement>(null);
  const { save, isBusy, error, dialog } = useCellSave({ resource, row, path, onClose });
  useEffect(() => input.current?.select(), []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    save(value);
  };
  const { currency } = row as { readonly currency?: { readonly name: string } | null };
  const field = { ref: input, label: label(path), value, onChange: setValue, error };
  return (
    <>
      <Stack as="form" gap={3} style={{ width: 214 }} onSubmit={handleSubmit}>
        {fieldAt(resource, path)?.kind === 'money' ? (
          <MoneyField {...field} currency={currency?.name} />
        ) : (
          <NumberField {...field} />
        )}
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('cell.save')}
        </Button>
      </Stack>
      {dialog}
    </>
  );
}
