import type { Grant } from '@rentyard/contract/permissions';
import type { Grants } from '@rentyard/ui/PermissionGrid';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type ApiFailure, isApiFailure } from '../../api/failure.ts';
import type { FormValues } from '../form/formValues.ts';
import { useLeaveGuard } from '../form/useLeaveGuard.ts';
import { type GivenRights, permissionsApi, type RightsGiver } from './permissionsApi.ts';
import {
  carriedOver,
  changeGrants,
  effective,
  gained,
  inOrder,
  type RightsBySubject,
  type SideEffect,
} from './rightsOf.ts';

export interface RightsForm {
  readonly granted: readonly Grant[];
  /** The rights as they were last saved or loaded. */
  readonly saved: readonly Grant[];
  /** Takes squares of the grid over, from what it showed. */
  readonly change: (asked: Grants) => void;
  /** What the latest change did by itself. */
  readonly sideEffects: readonly SideEffect[];
  readonly gains: RightsBySubject;
  readonly losses: RightsBySubject;
  /** Single rights that differ from the saved ones. */
  readonly count: number;
  readonly isDirty: boolean;
  /** True when the rights are saved; else the form says why they are not. */
  readonly save: () => Promise<boolean>;
  readonly isSaving: boolean;
  readonly discard: () => void;
  readonly failure: ApiFailure | undefined;
  /** Somebody saved other rights meanwhile, and these changes stand on top of them now. */
  readonly isMerged: boolean;
}

/**
 * Behaviour of an editor of rights: what depends on what, the difference before it is saved, a save with
 * the version it started from, and another's save in between, which loses nothing of either.
 */
export function useRightsForm(resource: RightsGiver, given: GivenRights): RightsForm {
  const [base, setBase] = useState(given);
  const [sideEffects, setSideEffects] = useState<readonly SideEffect[]>([]);
  const [failure, setFailure] = useState<ApiFailure>();
  const [isMerged, setMerged] = useState(false);
  const [giveRights, { isLoading: isSaving }] = permissionsApi.useGiveRightsMutation();
  const [ask] = permissionsApi.useLazyGivenRightsQuery();
  const saved = useMemo(() => inOrder(base.granted), [base]);

  // A form holds what was changed, for the guard that asks before it is lost.
  const form = useForm<FormValues>({ defaultValues: { granted: saved } });
  const granted = useWatch({ control: form.control, name: 'granted' }) as readonly Grant[];
  const startFrom = useCallback(
    (next: GivenRights, grants?: readonly Grant[]) => {
      setBase(next);
      form.reset({ granted: inOrder(next.granted) });
      if (grants) form.setValue('granted', grants, { shouldDirty: true });
      setSideEffects([]);
    },
    [form],
  );
  const discard = useCallback(() => {
    form.reset();
    setSideEffects([]);
    setFailure(undefined);
  }, [form]);
  useLeaveGuard(form, discard);

  const isDirty = String(granted) !== String(saved);
  // Rights that somebody else saved, told in the background: they hide nothing that was ticked here.
  useEffect(() => {
    if (given.version > base.version && !isDirty) startFrom(given);
  }, [given, base, isDirty, startFrom]);

  const change = (asked: Grants) => {
    const changed = changeGrants(granted, effective(granted), asked);
    form.setValue('granted', changed.grants, { shouldDirty: true });
    setSideEffects(changed.sideEffects);
    setFailure(undefined);
  };

  const save = async (): Promise<boolean> => {
    if (isSaving || !isDirty) return false;
    setFailure(undefined);
    const { id, version } = base;
    try {
      startFrom(await giveRights({ resource, id, granted, version }).unwrap());
      setMerged(false);
      return true;
    } catch (error) {
      if (!isApiFailure(error)) throw error;
      const isConflict = error.code === 'version_conflict';
      const theirs = isConflict ? await ask({ resource, id }) : undefined;
      if (theirs?.isSuccess) {
        startFrom(theirs.data, carriedOver(saved, granted, theirs.data.granted));
        setMerged(true);
      } else {
        // Of a conflict too, when what the other saved did not come: saving again asks for it anew.
        setFailure(error);
      }
      return false;
    }
  };

  return {
    granted,
    saved,
    change,
    sideEffects,
    gains: useMemo(() => gained(saved, granted), [saved, granted]),
    losses: useMemo(() => gained(granted, saved), [saved, granted]),
    count: missing(saved, granted) + missing(granted, saved),
    isDirty,
    save,
    isSaving,
    discard,
    failure,
    isMerged,
  };
}

function missing(from: readonly Grant[], among: readonly Grant[]): number {
  const known = new Set(from.map(String));
  return among.filter((grant) => !known.has(String(grant))).length;
}
