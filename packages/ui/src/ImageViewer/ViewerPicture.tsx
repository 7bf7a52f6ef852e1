import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { ImageOffIcon } from '../icons/viewerIcons.ts';
import { Icon } from '../lib/Icon.tsx';
import { Spinner } from '../primitives/Spinner.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { theme } from '../theme/theme.ts';
import { fittedSize, type Size, type View } from './view.ts';

/** An image of the viewer. Its size allows laying out the stage before it loads. */
export interface ViewerImage {
  readonly id: number | string;
  readonly url: string;
  readonly thumb_url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string | null;
  /** Shown below the image. */
  readonly caption?: string;
}

interface ViewerPictureProps {
  readonly image: ViewerImage;
  readonly view: View;
  /** Size of the stage. */
  readonly room: Size;
}

/** The image. Shows its thumbnail until it has loaded. */
export function ViewerPicture({ image, view, room }: ViewerPictureProps): ReactNode {
  const t = useUiStrings();
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const { width, height } = fittedSize(image, room, view.turns);
  if (state === 'failed') {
    return (
      <Failure role="alert">
        <Icon of={ImageOffIcon} size={20} />
        <span>{t('viewer.failed')}</span>
      </Failure>
    );
  }
  const preview = state === 'loading' ? `url(${JSON.stringify(image.thumb_url)})` : undefined;
  return (
    <>
      <Picture
        src={image.url}
        alt={image.alt ?? ''}
        draggable={false}
        data-state={state}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
        style={{
          width,
          height,
          backgroundImage: preview,
          transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) scale(${view.scale}) rotate(${view.turns * 90}deg)`,
        }}
      />
      {state === 'loading' && (
        <Wait>
          <Spinner size="large" label={t('loading.label')} />
        </Wait>
      )}
    </>
  );
}

const Picture = styled.img`
  position: absolute;
  top: 50%;
  left: 50%;
  background-size: 100% 100%;
  user-select: none;
  pointer-events: none;
  transition: transform ${theme.fast} ${theme.ease};

  /* A drag must follow the pointer, not trail it. */
  *:active > & { transition: none; }
`;

const Wait = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  pointer-events: none;
`;

const Failure = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space2};
  color: ${theme.railText};
`;
