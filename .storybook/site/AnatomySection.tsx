import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Guide, GuidePart } from '../../stories/guides/guide.ts';
import { type Marker, markerSize, placeMarkers } from './placeMarkers.ts';
import { StoryPicture } from './StoryPicture.tsx';
import type { StoryFile } from './storyFile.ts';
import { ThemeSample } from './ThemeSample.tsx';
import { useSiteTheme } from './useSiteTheme.ts';

interface AnatomySectionProps {
  readonly file: StoryFile;
  readonly guide: Guide;
  /** Receives the rendered example. */
  readonly onReady: (root: HTMLElement) => void;
}

/** The example with numbers at its parts, and what the numbers mean. */
export function AnatomySection({ file, guide, onReady }: AnatomySectionProps): ReactNode {
  const siteTheme = useSiteTheme();
  const { story, press, parts, minWidth } = guide.anatomy;
  const frame = guide.frame ?? (press ? 260 : undefined);
  const stage = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<HTMLElement>();
  const handleReady = useCallback(
    (ready: HTMLElement) => {
      setRoot(ready);
      onReady(ready);
    },
    [onReady],
  );
  const markers = useMarkers(stage, root, parts);
  return (
    <>
      <Sample className="sb-unstyled">
        <ThemeSample name={siteTheme}>
          <Stage ref={stage} style={{ minWidth }} data-framed={frame !== undefined || undefined}>
            <StoryPicture
              key={siteTheme}
              file={file}
              story={story}
              frame={frame}
              press={press}
              theme={siteTheme}
              onReady={handleReady}
            />
            {markers.map(({ number, left, top }) => (
              <MarkerDot key={number} style={{ left, top }} data-marker={number} aria-hidden>
                {number}
              </MarkerDot>
            ))}
          </Stage>
        </ThemeSample>
      </Sample>
      <ol data-parts={parts.length}>
        {parts.map(({ name, note }) => (
          <li key={name}>
            <strong>{name}</strong> {note}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Positions of the parts in the stage, measured again when either changes its size. */
function useMarkers(
  stage: React.RefObject<HTMLDivElement | null>,
  root: HTMLElement | undefined,
  parts: readonly GuidePart[],
): readonly Marker[] {
  const [markers, setMarkers] = useState<readonly Marker[]>([]);
  useEffect(() => {
    if (!root) return;
    const measure = () => {
      if (!stage.current) return;
      const next = markersOf(stage.current, root, parts);
      if (next.length === parts.length) clearInterval(timer);
      // Without a change nothing is rendered, so that a story that changes while it renders causes no loop.
      setMarkers((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    if (stage.current) observer.observe(stage.current);
    // Parts that load on demand arrive without changing the size of the example.
    const mutations = new MutationObserver(measure);
    mutations.observe(root, { childList: true, subtree: true });
    // Styles and transitions show parts without changing elements.
    const timer = setInterval(measure, 250);
    return () => {
      clearInterval(timer);
      observer.disconnect();
      mutations.disconnect();
    };
  }, [stage, root, parts]);
  return markers;
}

function markersOf(
  stage: HTMLElement,
  root: HTMLElement,
  parts: readonly GuidePart[],
): readonly Marker[] {
  const origin = stage.getBoundingClientRect();
  const frame = root.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
  const [x, y] = frame
    ? [frame.left - origin.left, frame.top - origin.top]
    : [-origin.left, -origin.top];
  const boxes = parts.flatMap(({ at }, index) => {
    const found = [...root.querySelectorAll(at)].find((one) => one.getClientRects().length > 0);
    if (!found) return [];
    const { left, top, width, height } = found.getBoundingClientRect();
    return [{ number: index + 1, left: x + left, top: y + top, width, height }];
  });
  return placeMarkers(boxes, origin);
}

const Sample = styled.div`
  margin-bottom: ${theme.space4};
`;

/** The example and its markers, which scroll together. */
const Stage = styled.div`
  position: relative;
  padding: ${theme.space5};
  &[data-framed] { padding: 0; }
`;

const MarkerDot = styled.span`
  position: absolute;
  z-index: 1;
  display: grid;
  place-items: center;
  width: ${markerSize}px;
  height: ${markerSize}px;
  border: 1px solid ${theme.surface};
  border-radius: 50%;
  font: 600 11px / 1 ${theme.fontSans};
  color: ${theme.onAccent};
  background: ${theme.accentFill};
  pointer-events: none;
`;
