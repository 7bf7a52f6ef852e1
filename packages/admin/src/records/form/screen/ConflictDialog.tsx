import { valueAt } from '@rentyard/contract/schema/draftSchema';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { DiffView } from '@rentyard/ui/DiffView';
import { NativeSelect } from '@rentyard/ui/NativeSelect';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { diffKindOf } from '../../fields/diffKindOf.ts';
import { useLeafLabel } from '../../fields/useLeafLabel.ts';
import { useValueText } from '../../fields/useValueText.ts';
import type { Conflict, EditForm } from '../useEditForm.ts';

interface ConflictDialogProps {
  readonly controller: Pick<EditForm, 'resource' | 'resolveConflict'>;
  readonly conflict: Conflict;
  /** Saves the form. Fields named in `theirs` keep the value of the other user. */
  readonly onSave: (theirs: readonly string[]) => void;
}

type Side = 'mine' | 'theirs';

/**
 * Two users changed the same fields: shows both values per field and language, with a choice
 * (P-EDIT-5). Changes by only one of them are already merged. Closing keeps all typed values.
 */
export function ConflictDialog({ controller, conflict, onSave }: ConflictDialogProps): ReactNode {
  const { resource, resolveConflict } = controller;
  const { record, paths, mine, theirs } = conflict;
  const t = useT();
  const format = useFormat();
  const label = useLeafLabel(resource);
  const text = useValueText(resource);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const findSide = (path: string): Side => chosen[path] ?? 'mine';
  const fromThem = paths.filter((path) => findSide(path) === 'theirs');
  const name = record?.updated_by?.name ?? '—';

  return (
    <Dialog
      isOpen
      onClose={() => resolveConflict([])}
      title={t('conflict.title', { name })}
      width={760}
      footer={
        <>
          <Button onClick={() => resolveConflict([])}>{t('conflict.later')}</Button>
          <Button variant="primary" onClick={() => onSave(fromThem)}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text as="p">
          {t('conflict.who', { time: record ? format.moment(record.updated_at) : '' })}
        </Text>
        <Stack direction="row" gap={2} wrap>
          {(['mine', 'theirs'] as const).map((side) => (
            <Button
              key={side}
              onClick={() => setChosen(Object.fromEntries(paths.map((path) => [path, side])))}
            >
              {t(side === 'mine' ? 'conflict.all_mine' : 'conflict.all_theirs')}
            </Button>
          ))}
        </Stack>
        <DiffView
          label={t('conflict.title', { name })}
          beforeLabel={t('conflict.theirs', { name })}
          afterLabel={t('conflict.mine')}
          changes={paths.map((path) => ({
            id: path,
            kind: diffKindOf(resource, path),
            label: label(path),
            before: text(path, valueAt(theirs, path)),
            after: text(path, valueAt(mine, path)),
          }))}
          renderAction={({ id, label: field }) => (
            <NativeSelect
              label={t('conflict.keep_of', { field })}
              isLabelHidden
              size="medium"
              value={findSide(id)}
              onChange={(event) =>
                setChosen({ ...chosen, [id]: event.currentTarget.value as Side })
              }
              options={[
                { value: 'mine', label: t('conflict.keep_mine') },
                { value: 'theirs', label: t('conflict.keep_theirs') },
              ]}
            />
          )}
        />
      </Stack>
    </Dialog>
  );
}
