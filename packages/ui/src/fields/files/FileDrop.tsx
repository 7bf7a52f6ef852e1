import { type DragEvent, forwardRef, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { UploadIcon } from '../../icons/fileIcons.ts';
import { Icon } from '../../lib/Icon.tsx';
import { Button } from '../../primitives/Button.tsx';
import { useLanguageTag, useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { theme } from '../../theme/theme.ts';
import { Field, type FieldProps, useControl } from '../Field.tsx';
import { useFormValue } from '../form/useFormValue.ts';
import { type FileLimits, formatBytes, type Refusal, refusalOf } from './limits.ts';
import { UploadList } from './UploadList.tsx';
import type { Upload, Uploads } from './uploadQueue.ts';

export interface FileDropProps<Result = unknown> extends FieldProps, FileLimits {
  /** Result of `useUploads`, which sends the files. */
  readonly uploads: Uploads<Result>;
  /** Maximum number of files, including existing ones. */
  readonly maxFiles?: number;
  /** Number of files that are stored already and not among the uploads. */
  readonly existing?: number;
  readonly isMultiple?: boolean;
  /**
   * A form submits one entry per uploaded file: the result of its upload, or the `id` of a result that is a record.
   * Files that are still being sent are left out. The reset of the form removes files added since the first render.
   */
  readonly name?: string;
}

/** Upload of several files by drag and drop, file picker or paste. Each file has progress, error and retry. */
export const FileDrop = forwardRef<HTMLButtonElement, FileDropProps>(function FileDrop(
  {
    uploads,
    accept,
    maxSize,
    maxFiles = Number.POSITIVE_INFINITY,
    existing = 0,
    isMultiple = true,
    name,
    ...field
  },
  ref,
) {
  const t = useUiStrings();
  const tag = useLanguageTag();
  const control = useControl(field);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const isFixed = field.disabled || field.readOnly || false;
  const formValue = useFormValue({
    name,
    value: uploads.uploads,
    onChange: (first) => {
      const added = uploads.uploads.filter(({ id }) => !first.some((one) => one.id === id));
      for (const { id } of added) uploads.remove(id);
    },
    entriesOf: (key, list) =>
      list.filter(({ status }) => status === 'done').map((upload) => [key, submittedValue(upload)]),
  });
  const formatRefusal = (refusal: Refusal): string =>
    t(refusal, { max: refusal === 'files.too_many' ? maxFiles : formatBytes(maxSize ?? 0, tag) });
  const take = (list: FileList | null | undefined) => {
    if (isFixed || !list) return;
    const counted = uploads.uploads.filter((one) => one.status !== 'refused').length;
    let room = maxFiles - existing - counted;
    const files = [...list].slice(0, isMultiple ? undefined : 1).map((file) => {
      const refusal = refusalOf(file, { accept, maxSize }) ?? (room > 0 ? null : 'files.too_many');
      if (refusal) return { file, refusal: formatRefusal(refusal) };
      room -= 1;
      return { file };
    });
    uploads.add(files);
  };
  const handleDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!isFixed);
  };
  return (
    <Field {...field} controlId={control.id} formValue={formValue} as="group">
      {!field.readOnly && (
        <Zone
          data-state={field.error ? 'error' : isOver ? 'over' : undefined}
          onDragEnter={handleDrag}
          onDragOver={handleDrag}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            take(event.dataTransfer.files);
          }}
          onPaste={(event) => take(event.clipboardData.files)}
        >
          <Icon of={UploadIcon} size={20} />
          <span>{t(isMultiple ? 'files.drop' : 'files.drop_one')}</span>
          <Button
            id={control.id}
            ref={ref}
            disabled={isFixed}
            aria-describedby={control['aria-describedby']}
            onClick={() => input.current?.click()}
          >
            {t(isMultiple ? 'files.pick' : 'files.pick_one')}
          </Button>
        </Zone>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        multiple={isMultiple}
        aria-label={field.label}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <UploadList {...uploads} isFixed={isFixed} />
    </Field>
  );
});

function submittedValue({ result }: Upload): string {
  const isRecord = typeof result === 'object' && result !== null && 'id' in result;
  return String((isRecord ? result.id : result) ?? '');
}

const Zone = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space2};
  padding: ${theme.space5};
  border: 1px dashed ${theme.outline};
  border-radius: ${theme.radius};
  background: ${theme.sunken};
  color: ${theme.textMuted};
  font-size: ${theme.textMd};
  text-align: center;

  &[data-state='over'] { border-color: ${theme.focus}; background: ${theme.accentSoft}; color: ${theme.text}; }
  &[data-state='error'] { border-color: ${theme.danger}; }
`;
