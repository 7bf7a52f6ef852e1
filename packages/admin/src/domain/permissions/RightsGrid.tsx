import { applicableActions } from '@rentyard/contract/applicableActions';
import type { Action, Permission, Subject } from '@rentyard/contract/permissions';
import { type GrantCell, isGranted, PermissionGrid } from '@rentyard/ui/PermissionGrid';
import { type ReactNode, useMemo } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { useAbility } from '../../services/permissions/useCan.ts';
import { useRightWords } from '../../services/permissions/useRightWords.ts';
import type { GivenRights } from './permissionsApi.ts';
import { effective, isCovered } from './rightsOf.ts';
import type { RightsForm } from './useRightsForm.ts';

interface RightsGridProps {
  readonly given: GivenRights;
  readonly form: RightsForm;
  /** Somebody else's rights, to mark where they differ. */
  readonly other?: { readonly name: string; readonly granted: readonly Permission[] };
}

/** Subjects by actions, in the user's words, with the reasons why a square may not be changed. */
export function RightsGrid({ given, form, other }: RightsGridProps): ReactNode {
  const t = useT();
  const words = useRightWords();
  const may = useAbility();
  const { granted } = form;
  const saved = useMemo(() => effective(form.saved), [form.saved]);
  const lockedBecause = (cell: GrantCell) => {
    if (isCovered(granted, cell)) return t('rights.covered', { action: words.action('manage') });
    // Nobody hands out more than they have; the server refuses it as well.
    const isBeyond = !may(cell.action as Action, cell.subject as Subject);
    return isBeyond && !isGranted(saved, cell) ? t('rights.beyond') : undefined;
  };
  return (
    <PermissionGrid
      label={t('rights.grid', { name: given.name })}
      subjectLabel={t('rights.module')}
      subjects={given.subjects.map((subject) => ({
        id: subject,
        label: words.subject(subject),
        actions: applicableActions[subject],
      }))}
      actions={given.actions.map((action) => ({ id: action, label: words.action(action) }))}
      value={effective(granted)}
      saved={saved}
      onChange={form.change}
      isReadOnly={given.is_fixed}
      {...(!given.is_fixed && { lockedBecause })}
      {...(other && { compared: { name: other.name, value: effective(other.granted) } })}
    />
  );
}
