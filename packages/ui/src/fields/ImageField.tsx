import { type DragEvent, forwardRef, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ImagePlusIcon } from '../icons/imageIcons.ts';
import { Icon } from '../lib/Icon.tsx';
import { mergeRefs } from '../lib/mergeRefs.ts';
import { useControlledState, type ValueProps } from '../lib/useControlledState.ts';
import { Button } from '../primitives/Button.tsx';
import { Progress } from '../primitives/Progress.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { theme } from '../theme/theme.ts';
import { Field, type FieldProps, useControl } from './Field.tsx';
import { useFormValue } from './form/useFormValue.ts';

/** An image in the format of the API. */
export interface StoredImage {
  readonly id: number;
  readonly url: string;
  readonly thumb_url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string | null;
}

export interface ImageFieldProps extends FieldProps, ValueProps<StoredImage | null> {
  /**
   * Uploads the file and resolves to the stored image. If it rejects, the message is shown below the field. Without
   * it the field accepts no files.
   */
  readonly onPick?: ((file: File) => Promise<StoredImage>) | undefined;
  /** Adds a button that chooses a stored image. Null changes nothing. */
  readonly onBrowse?: (() => Promise<StoredImage | null>) | undefined;
  readonly onBlur?: () => void;
  /** A form submits the id of the image. */
  readonly name?: string;
  /** Uploaded fraction, 0 to 1, if the host knows it. */
  readonly progress?: number;
  readonly accept?: string;
}

/** One image: add by drag and drop or file picker, preview, replace, remove. */
export const ImageField = forwardRef<HTMLButtonElement, ImageFieldProps>(function ImageField(
  {
    value: hostValue,
    defaultValue = null,
    onChange: report,
    onPick,
    onBrowse,
    onBlur,
    name,
    progress,
    accept = 'image/jpeg,image/png,image/webp,image/avif',
    ...field
  },
  ref,
) {
  const t = useUiStrings();
  const [value, onChange] = useControlledState(hostValue, defaultValue, report);
  const control = useControl(field);
  const isFixed = field.disabled || field.readOnly || false;
  const formValue = useFormValue({
    name,
    value,
    onChange,
    entriesOf: (key, image) => [[key, String(image?.id ?? '')]],
  });
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'idle' | 'over' | 'busy'>('idle');
  const [failure, setFailure] = useState<string>();

  const upload = async (file: File | undefined) => {
    if (!file || !onPick || isFixed) return setState('idle');
    setState('busy');
    setFailure(undefined);
    try {
      onChange(await onPick(file));
    } catch (error) {
      setFailure((error instanceof Error && error.message) || t('image.failed'));
    }
    setState('idle');
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    void upload(event.dataTransfer.files[0]);
  };
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault();
    if (onPick && !isFixed) setState('over');
  };

  const browse = async () => {
    const chosen = await onBrowse?.();
    if (!chosen) return;
    setFailure(undefined);
    onChange(chosen);
  };
  const pick = () => input.current?.click();
  const remove = () => {
    onChange(null);
    // The button is removed together with the image.
    chooser.current?.focus();
  };

  return (
    <Field
      {...field}
      error={failure ?? field.error}
      controlId={control.id}
      formValue={formValue}
      as="group"
    >
      <Zone
        data-state={state}
        data-filled={value ? true : undefined}
        onDragOver={handleDragOver}
        onDragLeave={() => setState('idle')}
        onDrop={handleDrop}
      >
        {value ? (
          <Picture
            src={value.url}
            alt={value.alt ?? ''}
            width={value.width}
            height={value.height}
          />
        ) : (
          <Invitation>
            <Icon of={ImagePlusIcon} size={20} />
            {onPick && <span>{t('image.drop')}</span>}
          </Invitation>
        )}
        {state === 'busy' && (
          <Progress
            label={t('image.uploading')}
            {...(progress !== undefined && { value: progress })}
          />
        )}
      </Zone>
      {!field.readOnly && (
        <Actions>
          <Button
            id={control.id}
            aria-describedby={control['aria-describedby']}
            disabled={field.disabled || !(onBrowse ?? onPick)}
            ref={mergeRefs(ref, chooser)}
            isBusy={state === 'busy'}
            onBlur={onBlur}
            onClick={onBrowse ? () => void browse() : pick}
          >
            {t(value ? 'image.replace' : 'image.pick')}
          </Button>
          {onBrowse && onPick && (
            <Button disabled={field.disabled || state === 'busy'} onClick={pick}>
              {t('image.upload')}
            </Button>
          )}
          {value && (
            <Button variant="ghost" disabled={field.disabled || state === 'busy'} onClick={remove}>
              {t('action.remove')}
            </Button>
          )}
        </Actions>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        onChange={(event) => {
          void upload(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </Field>
  );
});

const Zone = styled.div`
  display: grid;
  gap: ${theme.space3};
  padding: ${theme.space5};
  border: 1px dashed ${theme.outline};
  border-radius: ${theme.radius};
  background: ${theme.sunken};

  &[data-filled] { padding: 0; border: 0; overflow: hidden; }
  &[data-filled] [role='progressbar'] { margin: 0 ${theme.space2} ${theme.space2}; }
  &[data-state='over'] { border-color: ${theme.focus}; background: ${theme.accentSoft}; }
`;

const Picture = styled.img`
  width: 100%;
  height: auto;
  max-height: 280px;
  object-fit: contain;
  background: ${theme.pressed};
`;

const Invitation = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space2};
  text-align: center;
  font-size: ${theme.textMd};
  color: ${theme.textMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space2};
  margin-top: ${theme.space1};
`;
