import { type PhotoRow, photo, photoTypes } from '@rentyard/contract/entities/photo';
import type { Image } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { SearchField } from '@rentyard/ui/SearchField';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { TextField } from '@rentyard/ui/TextField';
import { theme } from '@rentyard/ui/theme';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import type { Pictures } from './usePictures.ts';
import { usePictures } from './usePictures.ts';
import { useStorePicture } from './useStorePicture.ts';

interface PicturePickerProps {
  readonly hasAltField: boolean;
  /** Called once, with the chosen image or null. */
  readonly onDone: (image: Image | null) => void;
}

/** Photos, newest first: search, upload, choose one. */
export function PicturePicker({ hasAltField, onDone }: PicturePickerProps): ReactNode {
  const t = useT();
  const label = useFieldLabel(photo.name);
  const mayUpload = useCan('create', 'photo');
  const pictures = usePictures();
  const [chosen, setChosen] = useState<Image>();
  const [alt, setAlt] = useState<string>();
  const choose = (image: Image) => {
    setChosen(image);
    setAlt(undefined);
  };
  const upload = useUploadHere(choose);
  const file = useRef<HTMLInputElement>(null);
  const finish = (image: Image) => onDone({ ...image, alt: alt ?? image.alt ?? '' });
  return (
    <Dialog
      isOpen
      width={880}
      title={t('pictures.title')}
      onClose={() => onDone(null)}
      footer={
        <>
          {hasAltField && chosen && (
            <AltField>
              <TextField
                label={label('alt')}
                value={alt ?? chosen.alt ?? ''}
                onChange={(event) => setAlt(event.currentTarget.value)}
              />
            </AltField>
          )}
          <Button size="large" onClick={() => onDone(null)}>
            {t('record.cancel')}
          </Button>
          <Button
            size="large"
            variant="primary"
            disabled={!chosen}
            onClick={() => chosen && finish(chosen)}
          >
            {t(hasAltField ? 'pictures.insert' : 'pictures.choose')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Tools>
          <SearchField
            label={t('list.search')}
            placeholder={t('pictures.search')}
            onChange={(event) => pictures.search(event.currentTarget.value)}
          />
          {mayUpload && (
            <>
              <Button icon={Upload} isBusy={upload.isBusy} onClick={() => file.current?.click()}>
                {t('pictures.upload')}
              </Button>
              <input
                ref={file}
                hidden
                type="file"
                accept={photoTypes.join(',')}
                aria-label={t('pictures.upload')}
                onChange={({ currentTarget }) => {
                  void upload.take(currentTarget.files?.[0]);
                  currentTarget.value = '';
                }}
              />
            </>
          )}
        </Tools>
        {upload.failure && (
          <Text as="p" tone="danger" role="alert">
            {upload.failure}
          </Text>
        )}
        <PictureChoice
          pictures={pictures}
          chosen={chosen?.id}
          onChoose={(row) => choose(imageOfRow(row))}
          onTake={(row) => finish(imageOfRow(row))}
        />
      </Stack>
    </Dialog>
  );
}

function imageOfRow({ id, url, thumb_url, width, height, alt }: PhotoRow): Image {
  return { id, url, thumb_url, width, height, alt: alt ?? '' };
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space2};

  > search { flex: 1 1 220px; }
`;

const AltField = styled.div`
  flex: 1 1 100%;
`;

interface UploadHere {
  readonly take: (file: File | undefined) => Promise<void>;
  readonly isBusy: boolean;
  /** Reason why the last file was rejected. */
  readonly failure: string | undefined;
}

/** Uploads one file and returns its image. */
function useUploadHere(onStored: (image: Image) => void): UploadHere {
  const store = useStorePicture();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFailure(undefined);
    try {
      onStored(await store(file));
    } catch (error) {
      setFailure((error as Error).message);
    }
    setBusy(false);
  };
  return { take, isBusy, failure };
}

interface PictureChoiceProps {
  readonly pictures: Pictures;
  readonly chosen: number | undefined;
  readonly onChoose: (photo: PhotoRow) => void;
  /** Called on a double click, which selects and confirms. */
  readonly onTake: (photo: PhotoRow) => void;
}

/** A grid of thumbnails, one of them selected. */
function PictureChoice(props: PictureChoiceProps): ReactNode {
  const { pictures, chosen, onChoose, onTake } = props;
  const t = useT();
  const { rows, failure } = pictures;
  if (failure && !rows) {
    return (
      <ErrorState
        title={t('list.failed')}
        text={failure.message}
        requestId={failure.requestId || undefined}
        onRetry={pictures.retry}
      />
    );
  }
  if (!rows) return <Skeleton height={320} />;
  if (rows.length === 0) return <EmptyState title={t('pictures.none')} />;
  return (
    <>
      <Grid aria-label={t('pictures.title')}>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              aria-pressed={row.id === chosen}
              title={row.file_name}
              onClick={() => onChoose(row)}
              onDoubleClick={() => onTake(row)}
            >
              <img
                src={row.thumb_url}
                alt={row.alt || row.file_name}
                width={row.width}
                height={row.height}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </Grid>
      {pictures.hasMore && (
        <Button isBusy={pictures.isFetching} onClick={pictures.showMore}>
          {t('pictures.more')}
        </Button>
      )}
    </>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${theme.space2};

  button {
    display: block;
    width: 100%;
    padding: 0;
    overflow: hidden;
    border: 1px solid ${theme.border};
    border-radius: ${theme.radius};
    background: ${theme.sunken};
    cursor: pointer;
  }
  button:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: 2px; }
  button[aria-pressed='true'] { border-color: ${theme.accentMark}; box-shadow: 0 0 0 2px ${theme.accentMark}; }
  img { display: block; width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
`;
