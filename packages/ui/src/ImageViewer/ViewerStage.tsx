import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { css, styled } from 'styled-components';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/controlIcons.ts';
import { inlineSign } from '../lib/direction.ts';
import { keyName } from '../lib/keyName.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';
import { fromCentre, useGestures } from './useGestures.ts';
import { useView } from './useView.ts';
import { type ViewerImage, ViewerPicture } from './ViewerPicture.tsx';
import { ViewerToolbar } from './ViewerToolbar.tsx';
import type { Size } from './view.ts';

/** Buttons on the dark background of the viewer, which is also dark in the light theme. */
const onDark = css`
  && button[data-variant] {
    border-color: transparent;
    background: color-mix(in srgb, ${theme.rail} 72%, transparent);
    color: ${theme.railActiveText};

    &:hover { background: ${theme.railActive}; }
    &:focus-visible { outline-color: ${theme.accentMark}; outline-offset: -2px; }
  }
`;

interface ViewerStageProps {
  readonly image: ViewerImage;
  readonly index: number;
  readonly total: number;
  readonly onGo: (index: number) => void;
  readonly onClose: () => void;
  readonly actions: ReactNode;
}

/** Pixels that an arrow key moves a magnified image by. */
const panStep = 80;

/** One image with its toolbar. The toolbar stays mounted, and keeps the focus, while images change. */
export function ViewerStage(props: ViewerStageProps): ReactNode {
  const { image, index, total, onGo, onClose } = props;
  const t = useUiStrings();
  const stage = useRef<HTMLDivElement>(null);
  const controls = useView(image, stage);
  const room = useSize(stage);
  const { isZoomed } = controls;
  // A movement to the left leads to the next image, where text runs from left to right.
  const goAlong = (direction: number) =>
    onGo(index - direction * (stage.current ? inlineSign(stage.current) : 1));
  const gestures = useGestures(stage, {
    isZoomed,
    onZoom: controls.zoomBy,
    onPan: controls.pan,
    onSwipe: (direction) => goAlong(direction),
  });
  useDialogKeys(stage, (key) => {
    const x = { ArrowLeft: 1, ArrowRight: -1 }[key] ?? 0;
    const y = { ArrowUp: 1, ArrowDown: -1 }[key] ?? 0;
    const act: Readonly<Record<string, () => void>> = {
      '+': controls.zoomIn,
      '=': controls.zoomIn,
      '-': controls.zoomOut,
      '0': controls.fit,
      r: controls.rotate,
      Home: () => onGo(0),
      End: () => onGo(total - 1),
    };
    if (x !== 0 && !isZoomed) goAlong(x);
    else if (x !== 0 || y !== 0) controls.pan({ x: x * panStep, y: y * panStep });
    else if (act[key]) act[key]?.();
    else return false;
    return true;
  });

  return (
    <Root>
      <ViewerToolbar
        controls={controls}
        position={total > 1 ? `${index + 1} / ${total}` : undefined}
        onClose={onClose}
        actions={props.actions}
      />
      <Stage
        ref={stage}
        data-zoomed={isZoomed || undefined}
        {...gestures}
        onDoubleClick={(event) => {
          if (isZoomed) controls.fit();
          else controls.zoomBy(2.5, fromCentre(event, event.currentTarget));
        }}
      >
        <ViewerPicture key={image.id} image={image} view={controls.view} room={room} />
      </Stage>
      {total > 1 && (
        <>
          <Side data-side="start">
            <IconButton
              label={t('viewer.previous')}
              icon={ChevronLeftIcon}
              size="large"
              aria-disabled={index === 0 || undefined}
              onClick={() => onGo(index - 1)}
            />
          </Side>
          <Side data-side="end">
            <IconButton
              label={t('viewer.next')}
              icon={ChevronRightIcon}
              size="large"
              aria-disabled={index === total - 1 || undefined}
              onClick={() => onGo(index + 1)}
            />
          </Side>
        </>
      )}
      {image.caption !== undefined && <Caption>{image.caption}</Caption>}
      <Announcement
        text={`${t('viewer.counter', { index: index + 1, total })}. ${image.alt ?? ''}`}
      />
    </Root>
  );
}

/** Keys work anywhere in the dialog. `handle` returns whether it handled the key. */
function useDialogKeys(
  inside: { readonly current: HTMLElement | null },
  handle: (key: string) => boolean,
): void {
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (handle(keyName(event))) event.preventDefault();
    };
    dialog?.addEventListener('keydown', handleKeyDown);
    return () => dialog?.removeEventListener('keydown', handleKeyDown);
  });
}

/** A live region reads text that changes after mounting, but not its initial text. */
function Announcement({ text }: { readonly text: string }): ReactNode {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => setAnnouncement(text), [text]);
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}

const Root = styled.div`
  ${onDark}
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;

const Stage = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden;
  touch-action: none;
  cursor: zoom-in;

  &[data-zoomed] { cursor: grab; }
  &[data-zoomed]:active { cursor: grabbing; }
`;

const Side = styled.div`
  position: absolute;
  top: 50%;
  translate: 0 -50%;

  &[data-side='start'] { inset-inline-start: ${theme.space3}; }
  &[data-side='end'] { inset-inline-end: ${theme.space3}; }
  ${media.phone} { display: none; }
`;

const Caption = styled.p`
  padding: ${theme.space2} ${theme.space4};
  max-height: 20dvh;
  overflow: auto;
  text-align: center;
  color: ${theme.railText};
  overflow-wrap: anywhere;
`;

/** The current size of an element that this component renders. */
function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 1, height: 1 });
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => setSize({ width: node.clientWidth, height: node.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
