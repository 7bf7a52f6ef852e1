import type { RecordChanged } from '@rentyard/contract/entities/collaboration/events';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { api } from '../../services/api/api.ts';
import { changedHere } from '../../services/api/changedHere.ts';
import { tag } from '../../services/api/listApi.ts';
import { useEvents } from '../../services/events/useEvents.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useUser } from '../../services/session/useSession.ts';

interface ChangedRowsProps {
  readonly resource: Resource;
  /** The rows of the open page. */
  readonly rows: readonly RecordBase[];
  /** A search or a filter is active. */
  readonly isNarrowed: boolean;
}

const nothing: ReceivedChanges = new Map();

/**
 * Announces that other users changed rows of the open page, and reloads on request: rows never
 * change while the user reads them (P-LIST-13). It overlays the rows, so the layout does not shift.
 */
export function ChangedRows({ resource, rows, isNarrowed }: ChangedRowsProps): ReactNode {
  const t = useT();
  const userId = useUser()?.id;
  const dispatch = useDispatch();
  const [received, setReceived] = useState(nothing);
  useEvents(['record'], ({ data }) => {
    if (data.resource !== resource.name || data.by?.id === userId) return;
    setReceived((before) => withChange(before, data));
  });
  const count = countChanged(received, rows, { isNarrowed });
  const show = () => {
    setReceived(nothing);
    changedHere.clear(resource.name);
    dispatch(api.util.invalidateTags([tag(resource.name, 'LIST')]));
  };
  return (
    <Bar role="status">
      {count > 0 && (
        <Note>
          <span>{t('changed.count', { count })}</span>
          <Button variant="primary" onClick={show}>
            {t('changed.show')}
          </Button>
        </Note>
      )}
    </Bar>
  );
}

/* Takes no space: the note overlays the table header. */
const Bar = styled.div`
  position: relative;
  z-index: ${theme.layerBar};
  height: 0;
`;

const Note = styled.div`
  position: absolute;
  top: ${theme.space1};
  left: 50%;
  translate: -50% 0;
  display: flex;
  gap: ${theme.space3};
  align-items: center;
  max-width: 100%;
  padding: ${theme.space1} ${theme.space1} ${theme.space1} ${theme.space4};
  border: 1px solid ${theme.border};
  border-radius: 999px;
  background: ${theme.raised};
  box-shadow: ${theme.shadowFloat};
  white-space: nowrap;
  animation: ry-float-in ${theme.fast} ${theme.ease};

  > button { border-radius: 999px; }
`;

/** The last change of each record by another user since the list was opened. */
export type ReceivedChanges = ReadonlyMap<number, Pick<RecordChanged, 'version' | 'action'>>;

const added: readonly RecordChanged['action'][] = ['create', 'restore'];

/** Past 1,000 changed records the exact number no longer matters. */
const receivedAtMost = 1_000;

/** Adds a change. A record that was created and then changed stays "created". */
export function withChange(received: ReceivedChanges, changed: RecordChanged): ReceivedChanges {
  const { id, version, action } = changed;
  const before = received.get(id);
  if (!before && received.size >= receivedAtMost) return received;
  const isStillNew = before && added.includes(before.action) && action !== 'delete';
  return new Map(received).set(id, { version, action: isStillNew ? before.action : action });
}

/**
 * How many records of an open page are outdated. A row counts when its version is older than the
 * last change, or when it was deleted; new records count in an unfiltered list.
 */
export function countChanged(
  received: ReceivedChanges,
  rows: readonly RecordBase[],
  { isNarrowed }: { readonly isNarrowed: boolean },
): number {
  const shown = new Map(rows.map((row) => [row.id, row.version]));
  return [...received].filter(([id, { version, action }]) => {
    const known = shown.get(id);
    if (known !== undefined) return known < version;
    return !isNarrowed && added.includes(action);
  }).length;
}
