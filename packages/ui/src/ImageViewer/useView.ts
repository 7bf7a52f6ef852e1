import { type RefObject, useState } from 'react';
import {
  fitted,
  maxScale,
  type Point,
  panned,
  rotated,
  type Size,
  type View,
  zoomed,
  zoomStep,
} from './view.ts';

export interface ViewControls {
  readonly view: View;
  readonly canZoomIn: boolean;
  readonly isZoomed: boolean;
  readonly zoomIn: (at?: Point) => void;
  readonly zoomOut: () => void;
  readonly zoomBy: (factor: number, at: Point) => void;
  readonly pan: (by: Point) => void;
  readonly rotate: () => void;
  readonly fit: () => void;
}

interface Picture extends Size {
  readonly id: number | string;
}

const centre: Point = { x: 0, y: 0 };

/** The view of an image on a stage with the functions that change it. A new image starts fitted. */
export function useView(picture: Picture, stage: RefObject<HTMLElement | null>): ViewControls {
  const [view, setView] = useState(fitted);
  const [viewed, setViewed] = useState(picture.id);
  if (viewed !== picture.id) {
    setViewed(picture.id);
    setView(fitted);
  }
  const sizeNow = (): Size => {
    const { clientWidth = 1, clientHeight = 1 } = stage.current ?? {};
    return { width: clientWidth, height: clientHeight };
  };
  const zoomBy = (factor: number, at: Point) =>
    setView((last) => zoomed(last, factor, at, picture, sizeNow()));
  return {
    view,
    canZoomIn: view.scale < maxScale,
    isZoomed: view.scale > 1,
    zoomBy,
    zoomIn: (at = centre) => zoomBy(zoomStep, at),
    zoomOut: () => zoomBy(1 / zoomStep, centre),
    pan: (by) => setView((last) => panned(last, by, picture, sizeNow())),
    rotate: () => setView(rotated),
    fit: () => setView((last) => ({ ...fitted, turns: last.turns })),
  };
}
