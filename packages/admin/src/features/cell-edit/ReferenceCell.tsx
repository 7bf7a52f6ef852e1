import type { Resource } from '@rentyard/contract/schema/resource';
import type { Option, RecordBase } from '@rentyard/contract/schema/values';
import { Combobox } from '@rentyard/ui/Combobox';
import { type ReactNode, useEffect, useRef } from 'react';
import { get } from 'react-hook-form';
import { useLoadOptions } from '../../records/fields/useReferenceOptions.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useCellSave } from './useCellSave.tsx';

interface ReferenceCellProps {
  readonly resource: Resource;
  readonly row: RecordBase;
  /** The reference field: `assignee`. */
  readonly path: string;
  readonly onClose: () => void;
}

/** The reference of a record: a choice saves, Esc closes. */
export function ReferenceCell({ resource, row, path, onClose }: ReferenceCellProps): ReactNode {
  const label = useFieldLabel(resource.name)(path);
  const loadOptions = useLoadOptions(resource.name, path);
  const { choose, isBusy, error, dialog } = useCellSave({
    resource,
    row,
    path,
    onClose,
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box} style={{ width: 240 }}>
      <Combobox
        label={label}
        value={(get(row, path) as Option | null) ?? null}
        loadOptions={loadOptions}
        disabled={isBusy}
        error={error}
        onChange={(option) => choose(option && { id: Number(option.id), name: option.name })}
      />
      {dialog}
    </div>
  );
}
