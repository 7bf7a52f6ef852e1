import type { HistoryEntry } from '@rentyard/contract/schema/history';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import type { ReactNode } from 'react';
import { diffKindOf } from '../../records/fields/diffKindOf.ts';
import { useLeafLabel } from '../../records/fields/useLeafLabel.ts';
import { useValueText } from '../../records/fields/useValueText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { currenciesAround } from '../history/currenciesAround.ts';

interface FieldChangesProps {
  readonly resource: Resource;
  /** The record as it is today. */
  readonly record: RecordBase;
  /** The loaded changes of the record, newest first. */
  readonly entries: readonly HistoryEntry[];
  /** The change that is shown. */
  readonly entry: HistoryEntry;
}

/** Texts up to this number of characters are shown with their change. */
const shownLength = 80;

/** The changed fields of a save. The history tab compares texts word by word. */
export function FieldChanges(props: FieldChangesProps): ReactNode {
  const { resource, entries, entry } = props;
  const t = useT();
  const label = useLeafLabel(resource);
  const text = useValueText(resource);
  const isShort = (path: string, ...values: readonly unknown[]) =>
    diffKindOf(resource, path) === 'value' ||
    values.every((value) => (text(path, value)?.length ?? 0) <= shownLength);
  const changes = entry.changes.filter(({ path }) => path !== 'status');
  if (changes.length === 0) return t(`history.action.${entry.action}`);
  return (
    <ul>
      {changes.map(({ path, from, to }) => {
        const { before, after } = currenciesAround(props, entries.indexOf(entry), path);
        return (
          <li key={path}>
            {label(path)}
            {isShort(path, from, to) && (
              <>
                : {text(path, from, before) ?? '—'} ›{' '}
                <strong>{text(path, to, after) ?? '—'}</strong>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
