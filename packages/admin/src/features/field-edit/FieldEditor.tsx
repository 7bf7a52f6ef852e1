import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { currency } from '@rentyard/contract/entities/money/currency';
import { valueAt } from '@rentyard/contract/schema/draftSchema';
import { currencyOf } from '@rentyard/contract/schema/money/currencyColumns';
import { fieldAt, type Resource } from '@rentyard/contract/schema/resource';
import type { Option, RecordBase } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { isComposing } from '@rentyard/ui/isComposing';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import {
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react';
import { get, set } from 'react-hook-form';
import { useDispatch, useStore } from 'react-redux';
import { fieldKindOf } from '../../records/fields/fieldKinds.ts';
import { LoadFailure } from '../../records/form/screen/LoadFailure.tsx';
import { RecordFormScope } from '../../records/form/screen/RecordForm.tsx';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import {
  type FormLanguages,
  useFormLanguages,
} from '../../records/form/values/contentLanguages.ts';
import {
  buildDraft,
  buildFormValues,
  changedDraft,
  isSame,
} from '../../records/form/values/formValues.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { api } from '../../services/api/api.ts';
import type { ApiFailure } from '../../services/api/failure.ts';
import { listApi, tag } from '../../services/api/listApi.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';

export interface FieldEditorProps {
  readonly resource: Resource;
  /** Id of the record. */
  readonly id: number;
  /** Dotted path of the field: `prices.price_per_shift`. */
  readonly path: string;
  /** The name of the record in the alert. */
  readonly name: string;
  /** Replaces the input of the kind of the field: for lists, whose screens edit them. */
  readonly Input?: ComponentType | undefined;
  /** Inside a popover the label is visible, and a button saves. */
  readonly isInPopover?: boolean;
  /** Called after a save or a cancel. */
  readonly onClose: () => void;
}

/**
 * Edits one field of a record where it is read: in the cell of a list or on the page of the record. It is a form with
 * one input, so permissions, versions, merging, validation and conflicts are those of the form. Enter or leaving saves,
 * Esc cancels, and the alert and Ctrl+Z undo.
 */
export function FieldEditor(props: FieldEditorProps): ReactNode {
  const { resource, id } = props;
  const languages = useFormLanguages();
  const records = useMemo(() => recordsOf(resource), [resource]);
  const { currentData, error, refetch } = records.useEdit(id, { refetchOnMountOrArgChange: true });
  const record = currentData as RecordBase | undefined;
  if (record && languages) return <OpenEditor {...props} {...{ record, languages }} />;
  if (error) return <LoadFailure failure={error} onRetry={refetch} />;
  return <Skeleton height={36} />;
}

interface OpenEditorProps extends FieldEditorProps {
  /** In edit shape. */
  readonly record: RecordBase;
  readonly languages: FormLanguages;
}

function OpenEditor(props: OpenEditorProps): ReactNode {
  const { resource, record, languages, path, Input, isInPopover = false } = props;
  const t = useT();
  const failureText = useFailureText();
  const controller = useRecordForm({ resource, languages, record, onlyField: path });
  const { save, cancel } = useFieldSave(props, controller);
  const box = useRef<HTMLFormElement>(null);
  const field = fieldAt(resource, path);
  const money = useMoney(props);
  useEffect(() => focusInput(box.current), []);
  useCloseOnProposal(controller.failure, cancel);
  useSaveOnChoice(controller, path, isChosen(field?.kind) ? save : undefined);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    save();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Typed keys must not trigger shortcuts of the row or of the page.
    event.stopPropagation();
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      cancel();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save();
    }
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && box.current?.contains(relatedTarget);
    const isOtherWindow = relatedTarget === null && !document.hasFocus();
    // A layer of the input is, for example, the picker of a picture.
    if (isInside || isOtherWindow || isLayerOfInput(relatedTarget, box.current)) return;
    save();
  };
  return (
    <RecordFormScope controller={controller} onSave={save}>
      <form
        ref={box}
        noValidate
        onSubmit={handleSubmit}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      >
        <Stack gap={2}>
          {Input ? (
            <Input />
          ) : (
            <Field name={path as never} isLabelHidden={!isInPopover} {...money} />
          )}
          {controller.failure && controller.failure.code !== 'proposed' && (
            <Text tone="danger" role="alert">
              {failureText(controller.failure)}
            </Text>
          )}
          {isInPopover && !isChosen(field?.kind) && (
            <Button type="submit" variant="primary" isBusy={controller.isSaving}>
              {t('cell.save')}
            </Button>
          )}
          {/* Browsers submit by Enter in one of several inputs only when there is a submit button. */}
          {!isInPopover && <button type="submit" hidden />}
        </Stack>
      </form>
    </RecordFormScope>
  );
}

/** A change that waits for approval is done here: an alert announces it, and the page shows the value of before. */
function useCloseOnProposal(failure: ApiFailure | undefined, close: () => void): void {
  const alerts = useAlerts();
  const announce = useEffectEvent((proposed: ApiFailure) => {
    alerts.failed(proposed);
    close();
  });
  useEffect(() => {
    if (failure?.code === 'proposed') announce(failure);
  }, [failure]);
}

/** Kinds whose value is complete once it is chosen. */
function isChosen(kind: string | undefined): boolean {
  return kind === 'reference' || kind === 'choice' || kind === 'boolean' || kind === 'image';
}

function focusInput(box: HTMLElement | null): void {
  const input = box?.querySelector<HTMLElement>(
    'input, textarea, select, [contenteditable], button',
  );
  input?.focus({ preventScroll: true });
  if (input instanceof HTMLInputElement && input.type !== 'checkbox') input.select();
}

/** Whether the focus moved into a popover or a dialog that the input opened. */
function isLayerOfInput(target: EventTarget | null, box: Element | null): boolean {
  if (!(target instanceof Element)) return false;
  const layer = target.closest('dialog, [popover]:not([data-alerts])');
  return layer !== null && !layer.contains(box);
}

/** The currency of an amount, and its decimals. */
function useMoney({ resource, path, record }: OpenEditorProps) {
  const at = currencyOf(resource, path);
  const money = at === undefined ? undefined : (valueAt(record, at) as Option | null);
  const { data } = currencies.useShow(money?.id ?? 0, { skip: !money });
  return money ? { currency: money.name, places: data?.decimal } : {};
}

const currencies = recordsOf(currency);

/** Saves as soon as the value differs: a choice needs no confirmation. */
function useSaveOnChoice(
  { form }: ReturnType<typeof useRecordForm>,
  path: string,
  save: (() => void) | undefined,
): void {
  const saveNow = useEffectEvent(() => save?.());
  const isOn = save !== undefined;
  useEffect(() => {
    if (!isOn) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // After the event, when the form has the value.
        if (name === path) queueMicrotask(saveNow);
      },
    });
  }, [form, path, isOn]);
}

/** Saves the field, once per value, and closes the editor. */
function useFieldSave(
  { resource, path, name, record, languages, onClose }: OpenEditorProps,
  controller: ReturnType<typeof useRecordForm>,
) {
  const t = useT();
  const label = useFieldLabel(resource.name)(path);
  const alerts = useAlerts();
  const records = useMemo(() => recordsOf(resource), [resource]);
  const [update] = records.useUpdate();
  const patchLists = useListPatch(resource, record.id);
  const isClosed = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const toDraft = (one: RecordBase) =>
    buildDraft(resource, buildFormValues(resource, languages.codes, one));
  const undoTo = async (before: RecordBase, saved: RecordBase) => {
    const now = toDraft(saved);
    const then = structuredClone(now);
    set(then, path, get(toDraft(before), path));
    const changes = changedDraft(resource, now, then);
    if (Object.keys(changes).length > 0)
      await update({ id: saved.id, version: saved.version, changes });
  };
  const close = () => {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose();
  };
  const send = async () => {
    const value: unknown = controller.form.getValues(path);
    if (isSame(get(controller.startValues, path), value)) return close();
    const before = controller.record ?? record;
    const patch = patchLists(path, value);
    const saved = await controller.save();
    if (saved) {
      alerts.undoable(t('cell.saved', { name, field: label }), () => undoTo(before, saved));
      return close();
    }
    patch.undo();
    // The editor closed with its popover, so it cannot show why.
    if (!isOpen.current) alerts.error(t('cell.refused', { name, field: label }));
  };
  return {
    save: () => {
      if (!isClosed.current && !controller.isSaving) void send();
    },
    cancel: close,
  };
}

interface Patch {
  readonly undo: () => void;
}

type State = Parameters<typeof api.util.selectInvalidatedBy>[0];
type ListArgs = Parameters<typeof listApi.endpoints.list.initiate>[0];

/** Kinds whose value in a form is the one of a row, or becomes it as in a draft. */
const patched = new Set(['number', 'money', 'reference', 'boolean', 'choice']);

/** Changes a record in all cached lists, before the server responds. */
function useListPatch(resource: Resource, id: number): (path: string, value: unknown) => Patch {
  const store = useStore<State>();
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
  return (path, typed) => {
    const field = fieldAt(resource, path);
    if (!field || !patched.has(field.kind)) return { undo: () => {} };
    const value = field.kind === 'reference' ? typed : fieldKindOf(field).draftValue(field, typed);
    const lists = api.util
      .selectInvalidatedBy(store.getState(), [tag(resource.name, id)])
      .filter(({ endpointName }) => endpointName === 'list');
    const patches = lists.map(({ originalArgs }) =>
      dispatch(
        listApi.util.updateQueryData('list', originalArgs as ListArgs, ({ data }) => {
          const row = data.find((one) => one.id === id);
          if (row) set(row, path, value);
        }),
      ),
    );
    return {
      undo: () => {
        for (const patch of patches) patch.undo();
      },
    };
  };
}
