import { position } from '@rentyard/contract/entities/role/position';
import { role } from '@rentyard/contract/entities/role/role';
import type { Permission } from '@rentyard/contract/permissions';
import type { Permissions } from '@rentyard/ui/PermissionGrid';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useEditForm } from '../../records/form/useEditForm.ts';
import { useLeaveGuard } from '../../records/form/useLeaveGuard.ts';
import type { FormLanguages } from '../../records/form/values/contentLanguages.ts';
import type { FormValues } from '../../records/form/values/formValues.ts';
import type { Merged } from '../../records/form/values/merge.ts';
import type { ApiFailure } from '../../services/api/failure.ts';
import {
  changePermissions,
  effectivePermissions,
  gainedPermissions,
  mergePermissionLists,
  type PermissionsBySubject,
  type SideEffect,
  sortPermissions,
} from './permissionRules.ts';
import { type OwnPermissions, type PermissionOwner, permissionsApi } from './permissionsApi.ts';

export interface PermissionForm {
  readonly granted: readonly Permission[];
  /** The permissions as last saved or loaded. */
  readonly saved: readonly Permission[];
  /** Applies changed cells of the grid. */
  readonly change: (requested: Permissions) => void;
  /** Automatic changes caused by the last change. */
  readonly sideEffects: readonly SideEffect[];
  readonly gains: PermissionsBySubject;
  readonly losses: PermissionsBySubject;
  /** Number of permissions that differ from the saved ones. */
  readonly count: number;
  readonly isDirty: boolean;
  /** True when the permissions are saved; else `failure` shows why not. */
  readonly save: () => Promise<boolean>;
  readonly isSaving: boolean;
  readonly discard: () => void;
  readonly failure: ApiFailure | undefined;
  /** Another user saved during the edit, and the changes of this form were applied to that state. */
  readonly isMerged: boolean;
}

/**
 * Behaviour of the permission editor: dependencies, difference to the saved state, save with a
 * version, and merging of concurrent saves.
 */
export function usePermissionForm(
  resource: PermissionOwner,
  stored: OwnPermissions,
): PermissionForm {
  const [sideEffects, setSideEffects] = useState<readonly SideEffect[]>([]);
  const [isMerged, setMerged] = useState(false);
  const [dismissed, dismiss] = useState<ApiFailure>();
  const [savePermissions] = permissionsApi.useSavePermissionsMutation();
  const [readPermissions] = permissionsApi.useLazyOwnPermissionsQuery();
  const edit = useEditForm<OwnPermissions>({
    resource: resource === 'roles' ? role : position,
    languages: noLanguages,
    stored: stored,
    buildFormValues: permissionValues,
    isNewer: (stored, base) => stored.version > base.version,
    send: ({ granted }, { id, version }) =>
      savePermissions({
        resource,
        id,
        granted: granted as readonly Permission[],
        version,
      }).unwrap(),
    readTheirs: async (_, { id }) => {
      const { data, isSuccess } = await readPermissions({ resource, id });
      return isSuccess ? { stored: data } : undefined;
    },
    merge: mergePermissions,
    onConflict: () => {
      setSideEffects([]);
      setMerged(true);
    },
    pathOf: () => undefined,
  });
  const { form, isSaving, startValues } = edit;
  const saved = startValues.granted as readonly Permission[];
  const granted = useWatch({ control: form.control, name: 'granted' }) as readonly Permission[];
  const failure = edit.failure === dismissed ? undefined : edit.failure;
  const discard = () => {
    edit.discard();
    setSideEffects([]);
    dismiss(edit.failure);
  };
  useLeaveGuard(form, discard);
  const isDirty = String(granted) !== String(saved);

  return {
    granted,
    saved,
    change: (requested) => {
      const changed = changePermissions(granted, effectivePermissions(granted), requested);
      form.setValue('granted', changed.permissions, { shouldDirty: true });
      setSideEffects(changed.sideEffects);
      dismiss(edit.failure);
    },
    sideEffects,
    gains: useMemo(() => gainedPermissions(saved, granted), [saved, granted]),
    losses: useMemo(() => gainedPermissions(granted, saved), [saved, granted]),
    count: missing(saved, granted) + missing(granted, saved),
    isDirty,
    save: async () => {
      if (!isDirty || !(await edit.save())) return false;
      setSideEffects([]);
      setMerged(false);
      return true;
    },
    isSaving,
    discard,
    failure,
    isMerged,
  };
}

/** Permissions have translated labels and need no content languages. */
const noLanguages: FormLanguages = { codes: [], default: 'en', list: [] };

function permissionValues({ granted }: OwnPermissions): FormValues {
  return { granted: sortPermissions(granted) };
}

/**
 * A permission is either granted or not, so merging has no conflicts. The user still reviews the
 * result before saving.
 */
function mergePermissions(
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): Merged<FormValues> {
  const [from, typed, now] = [base, mine, theirs].map(
    (values) => values.granted as readonly Permission[],
  );
  return {
    values: { granted: mergePermissionLists(from ?? [], typed ?? [], now ?? []) },
    conflicts: ['granted'],
  };
}

function missing(from: readonly Permission[], among: readonly Permission[]): number {
  const known = new Set(from.map(String));
  return among.filter((permission) => !known.has(String(permission))).length;
}
