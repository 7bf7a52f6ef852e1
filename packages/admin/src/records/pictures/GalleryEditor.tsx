import { photoBounds, photoTypes } from '@rentyard/contract/entities/photo';
import type { NamedImage } from '@rentyard/contract/schema/values';
import { Badge } from '@rentyard/ui/Badge';
import { Button } from '@rentyard/ui/Button';
import { type FieldProps, useControl } from '@rentyard/ui/Field';
import { FileDrop } from '@rentyard/ui/FileDrop';
import { IconButton } from '@rentyard/ui/IconButton';
import { SortableList } from '@rentyard/ui/SortableList';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { type ReactNode, type Ref, useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { AltDialog } from './AltDialog.tsx';
import { useGalleryUploads } from './useGalleryUploads.ts';
import { useImageViewer } from './useImageViewer.tsx';
import { usePicturePicker } from './usePicturePicker.tsx';

/** Changes the images from what they are at that moment: uploads end at any time. */
export type ChangeImages = (edit: (images: readonly NamedImage[]) => readonly NamedImage[]) => void;

interface GalleryEditorProps extends FieldProps {
  readonly images: readonly NamedImage[];
  /** Maximum number of images. */
  readonly max: number;
  /** Stable. */
  readonly onChange: ChangeImages;
  /** Receives the focus when the form reports a problem of the field. */
  readonly focusRef: Ref<HTMLButtonElement>;
}

/**
 * Photos in their order, the first of which is the cover: chosen from the library, or dropped, pasted and chosen files,
 * each with its progress. Grips move them by mouse and arrow keys.
 */
export function GalleryEditor(props: GalleryEditorProps): ReactNode {
  const { images, max, onChange, focusRef, ...field } = props;
  const t = useT();
  const alerts = useAlerts();
  const mayUpload = useCan('create', 'photo');
  const { id } = useControl(field);
  const { pick, picker } = usePicturePicker();
  const add = useCallback(
    (added: readonly NamedImage[]) => {
      onChange((before) => {
        const known = added.find((one) => before.some((image) => image.id === one.id));
        if (known) alerts.info(t('gallery.repeated', { name: nameOf(known) }));
        return unique([...before, ...added]).slice(0, max);
      });
    },
    [onChange, alerts, t, max],
  );
  const uploads = useGalleryUploads(add);
  const browse = async () => {
    const image = await pick?.();
    if (image) add([{ name: '', ...image }]);
  };
  const isFull = images.length >= max;
  return (
    <Stack gap={3} data-gallery>
      {mayUpload ? (
        <FileDrop
          {...field}
          id={id}
          ref={focusRef}
          uploads={uploads}
          accept={photoTypes.join(',')}
          maxSize={photoBounds.megabytes * 1_048_576}
          maxFiles={max}
          existing={images.length}
        />
      ) : (
        <Text weight="medium">{field.label}</Text>
      )}
      {pick && (
        <Button
          {...(!mayUpload && { ref: focusRef })}
          disabled={field.disabled || isFull}
          onClick={() => void browse()}
        >
          {t('gallery.library')}
        </Button>
      )}
      <Text size="sm" tone="muted" role="status">
        {t(isFull ? 'gallery.full' : 'gallery.count', { count: images.length, max })}
      </Text>
      <Images images={images} label={field.label} onChange={onChange} disabled={field.disabled} />
      {picker}
    </Stack>
  );
}

interface ImagesProps extends Pick<GalleryEditorProps, 'images' | 'onChange' | 'label'> {
  readonly disabled: boolean | undefined;
}

function Images({ images, label, onChange, disabled = false }: ImagesProps): ReactNode {
  const t = useT();
  const language = useLanguage();
  const mayDescribe = useCan('update', 'photo');
  const { open, viewer } = useImageViewer(images, label);
  const [described, setDescribed] = useState<number>();
  if (images.length === 0) return null;
  return (
    <>
      <SortableList
        label={label}
        items={images.map((image) => ({ id: String(image.id), name: nameOf(image), image }))}
        isDisabled={disabled}
        onMove={(from, to) =>
          onChange((before) => {
            const [moved] = before.slice(from, from + 1);
            return moved ? before.toSpliced(from, 1).toSpliced(to, 0, moved) : before;
          })
        }
      >
        {({ image, name }, index, grip) => (
          <Row>
            {grip}
            <Thumb
              type="button"
              aria-label={t('gallery.open', { name, place: index + 1, total: images.length })}
              onClick={() => open(index)}
            >
              <img src={image.thumb_url} alt="" width={64} height={48} />
            </Thumb>
            <Lines>
              {index === 0 && <Badge tone="info">{t('gallery.cover')}</Badge>}
              <Text size="sm" tone={image.alt ? 'soft' : 'muted'} truncate>
                {image.alt || t('gallery.no_alt')}
              </Text>
            </Lines>
            {mayDescribe && (
              <IconButton
                icon={Pencil}
                size="small"
                label={t('gallery.edit_alt', { name })}
                onClick={() => setDescribed(image.id)}
              />
            )}
            <IconButton
              icon={X}
              size="small"
              disabled={disabled}
              label={t('gallery.remove', { name })}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget);
                onChange((before) => before.filter(({ id }) => id !== image.id));
              }}
            />
          </Row>
        )}
      </SortableList>
      {described !== undefined && (
        <AltDialog
          id={described}
          onDone={(alt) => {
            setDescribed(undefined);
            if (!alt) return;
            const text = alt[language] ?? '';
            onChange((before) =>
              before.map((one) => (one.id === described ? { ...one, alt: text } : one)),
            );
          }}
        />
      )}
      {viewer}
    </>
  );
}

/** The same button of the next photo, or of the one before; the first button of the field after the last photo. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = neighbour
    ? [...neighbour.querySelectorAll('button')].at(-1)
    : button.closest('[data-gallery]')?.querySelector('button');
  next?.focus();
}

function nameOf({ alt, name, id }: NamedImage): string {
  return alt || name || String(id);
}

function unique(images: readonly NamedImage[]): readonly NamedImage[] {
  return images.filter(({ id }, at) => images.findIndex((one) => one.id === id) === at);
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space2};
  padding-block: ${theme.space1};
  background: ${theme.surface};
`;

const Thumb = styled.button`
  display: block;
  flex: none;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${theme.radiusSmall};
  background: ${theme.sunken};
  cursor: zoom-in;

  img { display: block; object-fit: cover; }
  &:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: 2px; }
`;

const Lines = styled.div`
  display: grid;
  flex: 1;
  justify-items: start;
  gap: 2px;
  min-width: 0;

  > * { max-width: 100%; }
`;
