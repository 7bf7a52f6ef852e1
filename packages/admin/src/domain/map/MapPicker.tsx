import { IconButton } from '@rentyard/ui/IconButton';
import { theme } from '@rentyard/ui/theme';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { useT } from '../../services/i18n/useT.ts';
import { initApi } from '../../services/session/initApi.ts';
import { type MapPosition, type Point, projectPoint, unprojectPoint } from './mercator.ts';
import countries from './outline.json';
import { findTiles, findView, moved, zoomed } from './view.ts';

export interface MapPickerProps {
  readonly point: Point | null;
  /** Without it the map is read-only. */
  readonly onPick?: (point: Point) => void;
}

/** Pointer movement in pixels that still counts as a click. */
const slip = 4;
/** Pixels that an arrow key moves the point; ten times as many with Shift. */
const keyStep = 4;

const arrows: Readonly<Record<string, MapPosition>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A map: click sets the point, dragging pans, arrow keys move the point, + and - zoom. */
export function MapPicker({ point, onPick }: MapPickerProps): ReactNode {
  const t = useT();
  const hintId = useId();
  const template = initApi.useInitQuery().data?.map_tiles ?? null;
  const kind = template ? 'tiles' : 'outline';
  const frame = useRef<HTMLDivElement>(null);
  const size = useMapSize(frame);
  const [view, setView] = useState(() => findView(point, kind));
  const drag = useRef<{ readonly x: number; readonly y: number; hasMoved: boolean }>(undefined);
  const pin = point && projectPoint(point);
  const [width, height] = [size.width * view.scale, size.height * view.scale];
  const left = view.centre.x - width / 2;
  const top = view.centre.y - height / 2;
  const isInSight =
    pin && pin.x >= left && pin.x <= left + width && pin.y >= top && pin.y <= top + height;

  const positionAt = (event: {
    readonly clientX: number;
    readonly clientY: number;
  }): MapPosition => {
    const box = frame.current?.getBoundingClientRect();
    return {
      x: left + (event.clientX - (box?.left ?? 0)) * view.scale,
      y: top + (event.clientY - (box?.top ?? 0)) * view.scale,
    };
  };
  const handlePointerMove = (event: PointerEvent) => {
    const from = drag.current;
    if (!from || event.buttons === 0) return;
    const by = { x: from.x - event.clientX, y: from.y - event.clientY };
    if (!from.hasMoved && Math.hypot(by.x, by.y) < slip) return;
    if (!from.hasMoved) event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, hasMoved: true };
    setView((now) => moved(now, by));
  };
  const handlePointerUp = (event: PointerEvent) => {
    if (drag.current && !drag.current.hasMoved) onPick?.(unprojectPoint(positionAt(event)));
    drag.current = undefined;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (event.key === '+' || event.key === '=') setView(zoomed(view, 0.5, kind, pin ?? undefined));
    else if (event.key === '-') setView(zoomed(view, 2, kind));
    else if (arrow && onPick) {
      const step = keyStep * view.scale * (event.shiftKey ? 10 : 1);
      const from = isInSight && pin ? pin : view.centre;
      onPick(unprojectPoint({ x: from.x + arrow.x * step, y: from.y + arrow.y * step }));
    } else return;
    event.preventDefault();
  };
  return (
    <Frame
      ref={frame}
      role="application"
      aria-label={t('map.label')}
      aria-describedby={hintId}
      tabIndex={0}
      data-reads={onPick ? undefined : true}
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0 || event.target instanceof HTMLButtonElement) return;
        drag.current = { x: event.clientX, y: event.clientY, hasMoved: false };
      }}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerUp}
      onPointerCancel={() => {
        drag.current = undefined;
      }}
    >
      <svg aria-hidden viewBox={`${left} ${top} ${width} ${height}`} preserveAspectRatio="none">
        {countries.map((path) => (
          <path key={path.slice(0, 40)} d={path} />
        ))}
        {template &&
          findTiles(template, view, size).map((tile) => (
            <image
              key={tile.key}
              href={tile.address}
              x={tile.x}
              y={tile.y}
              width={tile.size}
              height={tile.size}
            />
          ))}
        {pin && (
          <>
            <circle cx={pin.x} cy={pin.y} r={14 * view.scale} data-part="halo" />
            <circle cx={pin.x} cy={pin.y} r={6 * view.scale} data-part="pin" />
          </>
        )}
      </svg>
      <Zoom onPointerDown={(event) => event.stopPropagation()}>
        <IconButton
          icon={Plus}
          label={t('map.zoom_in')}
          onClick={() => setView(zoomed(view, 0.5, kind, isInSight && pin ? pin : undefined))}
        />
        <IconButton
          icon={Minus}
          label={t('map.zoom_out')}
          onClick={() => setView(zoomed(view, 2, kind))}
        />
      </Zoom>
      <Hint id={hintId}>{t(onPick ? 'map.hint' : 'map.reading_hint')}</Hint>
      {pin && !isInSight && (
        <Back type="button" onClick={() => setView({ ...view, centre: pin })}>
          {t('map.center')}
        </Back>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  height: 280px;
  overflow: hidden;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radius};
  background: ${theme.infoSoft};
  cursor: crosshair;
  touch-action: none;
  user-select: none;

  &[data-reads] { cursor: grab; height: 200px; }
  &:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: 2px; }
  > svg { display: block; width: 100%; height: 100%; }
  path { fill: ${theme.surface}; stroke: ${theme.outline}; stroke-width: 1px; vector-effect: non-scaling-stroke; }
  circle { forced-color-adjust: none; pointer-events: none; }
  [data-part='halo'] { fill: ${theme.accentMark}; opacity: 0.25; }
  [data-part='pin'] { fill: ${theme.accentFill}; stroke: ${theme.surface}; stroke-width: 2px; vector-effect: non-scaling-stroke; }
`;

const Zoom = styled.div`
  position: absolute;
  inset: ${theme.space2} ${theme.space2} auto auto;
  display: grid;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radius};
  background: ${theme.surface};
`;

const Hint = styled.small`
  position: absolute;
  inset: auto auto ${theme.space1} ${theme.space2};
  max-width: calc(100% - ${theme.space8});
  padding: 2px 6px;
  border-radius: ${theme.radiusSmall};
  background: ${theme.surface};
  color: ${theme.textMuted};
  font-size: ${theme.textSm};
  line-height: 16px;
  pointer-events: none;
`;

const Back = styled.button`
  position: absolute;
  inset: ${theme.space2} auto auto ${theme.space2};
  padding: ${theme.space1} ${theme.space2};
  border: 1px solid ${theme.outline};
  border-radius: ${theme.radius};
  background: ${theme.surface};
  color: ${theme.text};
  font: inherit;
  font-size: ${theme.textMd};
  cursor: pointer;
`;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of the map in pixels, updated on resize. */
function useMapSize(frame: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 600, height: 280 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}
