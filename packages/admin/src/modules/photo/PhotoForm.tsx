import { type PhotoEdited, photo } from '@rentyard/contract/entities/photo';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { DescriptionList } from '@rentyard/ui/DescriptionList';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationStrip } from '@rentyard/ui/TranslationTabs';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';
import { useFormat } from '../../services/format/useFormat.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { kilobytes } from './kilobytes.ts';
import { buildPhotoUrl } from './useCopyLink.ts';

const ImageViewer = lazyComponent(() =>
  import('@rentyard/ui/ImageViewer').then((chunk) => chunk.ImageViewer),
);

/** A photo with its file details and its alternative text in every language. */
export function PhotoForm(): ReactNode {
  const t = useT();
  return (
    <RecordSheet resource={photo} isCreatable={false}>
      <Stack gap={4}>
        <Picture />
        <TranslationStrip />
        <Field<typeof photo> name="alt" hint={t('photos.alt_hint')} />
        <FileFacts />
      </Stack>
    </RecordSheet>
  );
}

function usePhoto(): PhotoEdited {
  return useFormOfRecord().record as PhotoEdited;
}

function Picture(): ReactNode {
  const t = useT();
  const { languages } = useFormOfRecord();
  const { id, url, thumb_url, width, height, alt, file_name } = usePhoto();
  const [isOpen, setOpen] = useState(false);
  const image = { id, url, thumb_url, width, height, alt: alt[languages.default] ?? null };
  return (
    <>
      <Shown type="button" aria-label={t('photos.view')} onClick={() => setOpen(true)}>
        <img src={url} alt="" width={width} height={height} />
      </Shown>
      {isOpen && (
        <Suspense>
          <ImageViewer
            isOpen
            images={[{ ...image, caption: file_name }]}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function FileFacts(): ReactNode {
  const t = useT();
  const format = useFormat();
  const label = useFieldLabel(photo.name);
  const { file_name, width, height, size, url } = usePhoto();
  const address = buildPhotoUrl(url);
  return (
    <DescriptionList
      items={[
        { term: label('file_name'), description: file_name },
        { term: t('photos.dimensions'), description: `${width} × ${height}` },
        { term: label('size'), description: kilobytes(size, t, format) },
        { term: t('photos.link'), description: <CopyToClipboard value={address} /> },
      ]}
    />
  );
}

const Shown = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.sunken};
  cursor: zoom-in;

  img { display: block; width: 100%; height: auto; max-height: 40dvh; object-fit: contain; }
  &:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: 2px; }
`;
