import { type RefObject, useLayoutEffect } from 'react';
import { inlineSign } from './direction.ts';

/**
 * The position of a floating box relative to its anchor. It flips to the other side if there is no room. `inline-end`
 * is beside the anchor, at its right in left-to-right text.
 */
export type Placement = 'bottom-start' | 'bottom-end' | 'bottom' | 'top' | 'inline-end';

const gap = 4;
let count = 0;

/**
 * Shows the popover in `box` beside `anchor` while there is an anchor. Browsers with CSS anchor positioning position
 * it (see `floating.ts`). For others the position is computed on scroll and resize.
 */
export function useAnchored(
  box: RefObject<HTMLElement | null>,
  anchor: HTMLElement | null,
  placement: Placement,
): void {
  useLayoutEffect(() => {
    const node = box.current;
    if (!node || !anchor) return;
    node.dataset.placement = placement;
    node.style.setProperty('position-anchor', anchorName(anchor));
    if (!node.matches(':popover-open')) node.showPopover();
    const stopFollowing = CSS.supports('position-anchor', '--a')
      ? undefined
      : follow(node, anchor, placement);
    return () => {
      stopFollowing?.();
      if (node.matches(':popover-open')) node.hidePopover();
    };
  }, [box, anchor, placement]);
}

/** An element keeps its anchor name, so that a menu and a tooltip can share one anchor. */
function anchorName(anchor: HTMLElement): string {
  const known = anchor.style.getPropertyValue('anchor-name');
  if (known) return known;
  count += 1;
  const name = `--ry-anchor-${count}`;
  anchor.style.setProperty('anchor-name', name);
  return name;
}

function follow(node: HTMLElement, anchor: HTMLElement, placement: Placement): () => void {
  const position = () => positionBeside(node, anchor, placement);
  position();
  window.addEventListener('scroll', position, true);
  window.addEventListener('resize', position);
  return () => {
    window.removeEventListener('scroll', position, true);
    window.removeEventListener('resize', position);
  };
}

function positionBeside(node: HTMLElement, anchor: HTMLElement, placement: Placement): void {
  if (placement === 'inline-end') {
    positionAtInlineEnd(node, anchor);
    return;
  }
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = node;
  const below = at.bottom + gap;
  const above = at.top - gap - height;
  const fitsBelow = below + height <= window.innerHeight;
  const isAbove = placement === 'top' ? above >= 0 : !fitsBelow && above >= 0;
  const starts = [at.left, at.right - width];
  const [start = 0, end = 0] = inlineSign(node) === 1 ? starts : starts.toReversed();
  const left = {
    'bottom-start': start,
    'bottom-end': end,
    bottom: at.left + (at.width - width) / 2,
    top: at.left + (at.width - width) / 2,
  }[placement];
  const last = window.innerWidth - width - gap;
  Object.assign(node.style, {
    margin: '0',
    top: `${isAbove ? above : below}px`,
    left: `${Math.max(gap, Math.min(left, last))}px`,
    minWidth: node.dataset.fit === 'anchor' ? `${at.width}px` : '',
  });
}

/** Beside the anchor, with the first item of a menu at the height of the anchor. */
function positionAtInlineEnd(node: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = node;
  const [after, before] = [at.right, at.left - width];
  const [wanted, other] = inlineSign(node) === 1 ? [after, before] : [before, after];
  const fits = (left: number) => left >= 0 && left + width <= window.innerWidth;
  const left = fits(wanted) || !fits(other) ? wanted : other;
  const bound = (start: number, size: number, room: number) =>
    Math.max(gap, Math.min(start, room - size - gap));
  Object.assign(node.style, {
    margin: '0',
    top: `${bound(at.top - gap, height, window.innerHeight)}px`,
    left: `${bound(left, width, window.innerWidth)}px`,
  });
}
