import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PlusIcon, XIcon } from '../../icons/controlIcons.ts';
import { useControlledState, type ValueProps } from '../../lib/useControlledState.ts';
import { Button } from '../../primitives/Button.tsx';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { media, theme } from '../../theme/theme.ts';
import { Field, type FieldProps, useControl } from '../Field.tsx';
import { useFormValue } from '../form/useFormValue.ts';
import type { Creation } from '../select/optionCommands.ts';
import { type LoadOptions, type Option, useOptions } from '../select/useOptions.ts';
import { PickerPane } from './PickerPane.tsx';

export interface TwoPanePickerProps extends FieldProps, ValueProps<readonly Option[]> {
  readonly onBlur?: () => void;
  readonly name?: string;
  /** All options. Use `loadOptions` instead to load them by query. */
  readonly options?: readonly Option[];
  readonly loadOptions?: LoadOptions;
  /** Adds a button below the options that creates a new item. It receives the search text. */
  readonly creation?: Creation | undefined;
}

const nothing: readonly Option[] = [];

/**
 * Multiple selection in two panes: available options and selected ones. A click, Enter or Space moves an option to
 * the other pane. Arrow keys move inside a pane, left and right change the pane.
 */
export const TwoPanePicker = forwardRef<HTMLInputElement, TwoPanePickerProps>(
  function TwoPanePicker(props, ref) {
    const { value: hostValue, defaultValue = nothing, onChange: report, onBlur, ...others } = props;
    const { name, options, loadOptions, creation, ...field } = others;
    const [value, onChange] = useControlledState(hostValue, defaultValue, report);
    const t = useUiStrings();
    const control = useControl(field);
    const formValue = useFormValue({
      name,
      value,
      onChange,
      entriesOf: (key, chosen) => chosen.map(({ id }) => [key, String(id)] as const),
    });
    const search = useRef<HTMLInputElement>(null);
    useImperativeHandle(ref, () => search.current as HTMLInputElement);
    const [query, setQuery] = useState('');
    const [news, setNews] = useState('');
    const loaded = useOptions({ isOpen: true, query, options, loadOptions });
    const chosen = new Set(value.map(({ id }) => id));
    const available = loaded.options.filter(({ id }) => !chosen.has(id));
    const isDisabled = field.disabled ?? false;
    const isReadOnly = field.readOnly ?? false;

    const add = (added: readonly Option[]) => {
      setNews(added.map(({ name }) => t('tags.added', { name })).join(' '));
      onChange([...value, ...added]);
    };
    const remove = (removed: readonly Option[]) => {
      setNews(removed.map(({ name }) => t('tags.removed', { name })).join(' '));
      onChange(value.filter((one) => !removed.includes(one)));
    };
    return (
      <Field {...field} controlId={control.id} as="group" formValue={formValue}>
        <Panes
          id={control.id}
          data-state={field.error ? 'error' : undefined}
          data-readonly={isReadOnly || undefined}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
          }}
        >
          <PickerPane
            title={t('picker.available')}
            fieldLabel={field.label}
            searchRef={search}
            options={available}
            query={query}
            onQuery={setQuery}
            icon={PlusIcon}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            onTake={add}
            allLabel={t('picker.add_all')}
            empty={t(
              loaded.status === 'loading'
                ? 'combobox.loading'
                : loaded.status === 'failed'
                  ? 'combobox.failed'
                  : 'combobox.empty',
            )}
            onRetry={loaded.status === 'failed' ? loaded.retry : undefined}
          >
            {creation && !isDisabled && !isReadOnly && (
              <Button
                icon={PlusIcon}
                variant="ghost"
                onClick={() => creation.onCreate(query.trim())}
              >
                {creation.label}
              </Button>
            )}
          </PickerPane>
          <PickerPane
            title={t('picker.chosen')}
            fieldLabel={field.label}
            options={value}
            icon={XIcon}
            isChosen
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            onTake={remove}
            allLabel={t('picker.remove_all')}
            empty={t('picker.empty')}
          />
        </Panes>
        <VisuallyHidden role="status">{news}</VisuallyHidden>
      </Field>
    );
  },
);

const Panes = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border: 1px solid ${theme.outline};
  border-radius: ${theme.radius};
  overflow: hidden;

  > :first-child { border-inline-end: 1px solid ${theme.border}; }
  &[data-readonly] { border-style: dashed; }
  &[data-state='error'] { border-color: ${theme.danger}; box-shadow: inset 0 0 0 1px ${theme.danger}; }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > :first-child { border-inline-end: 0; border-bottom: 1px solid ${theme.border}; }
  }
`;
