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
import { LoadFailure } from '../../records/form/screen/LoadFailure.tsx';
import { RecordFormScope } from '../../records/form/screen/RecordForm.tsx';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import {
  type FormLanguages,
  useFormLanguages,
} from '../../records/form/values/contentLanguages.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import type { ApiFailure } from '../../services/api/failure.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useFieldSave } from './useFieldSave.ts';

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
