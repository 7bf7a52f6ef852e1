import type { PhotoRow } from '@rentyard/contract/entities/photo';
import { Button } from '@rentyard/ui/Button';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../services/i18n/useT.ts';
import type { Pictures } from './usePictures.ts';

interface PictureChoiceProps {
  readonly pictures: Pictures;
  readonly chosen: number | undefined;
  readonly onChoose: (photo: PhotoRow) => void;
  /** Called on a double click, which selects and confirms. */
  readonly onTake: (photo: PhotoRow) => void;
}

/** A grid of thumbnails, one of them selected. */
export function PictureChoice(props: PictureChoiceProps): ReactNode {
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
