/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point on the stage, in pixels from its centre. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The view of an image: offset of its centre, scale relative to the fitted size, rotation in quarter turns. */
export interface View extends Point {
  readonly scale: number;
  readonly turns: number;
}

export const fitted: View = { x: 0, y: 0, scale: 1, turns: 0 };

/** Maximum scale, relative to the fitted size. */
export const maxScale = 8;

/** Zoom factor of one press of a zoom button or key. */
export const zoomStep = 1.5;

/** The size at which the image fits the stage, before rotation. Never larger than its own size. */
export function fittedSize(picture: Size, stage: Size, turns: number): Size {
  const turned = turn(picture, turns);
  const share = Math.min(1, stage.width / turned.width, stage.height / turned.height);
  return { width: picture.width * share, height: picture.height * share };
}

/** Zooms by `factor` around `point`. At scale 1 the image is centred. */
export function zoomed(view: View, factor: number, point: Point, picture: Size, stage: Size): View {
  const scale = Math.min(maxScale, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  const x = point.x - (point.x - view.x) * ratio;
  const y = point.y - (point.y - view.y) * ratio;
  return withinStage({ ...view, scale, x, y }, picture, stage);
}

/** Pans by an offset. An edge of the image never moves inside the edge of the stage. */
export function panned(view: View, by: Point, picture: Size, stage: Size): View {
  return withinStage({ ...view, x: view.x + by.x, y: view.y + by.y }, picture, stage);
}

/** Rotates by a quarter turn clockwise and fits the image again. */
export function rotated(view: View): View {
  return { ...fitted, turns: view.turns + 1 };
}

function withinStage(view: View, picture: Size, stage: Size): View {
  const shown = turn(fittedSize(picture, stage, view.turns), view.turns);
  const room = {
    x: Math.max(0, (shown.width * view.scale - stage.width) / 2),
    y: Math.max(0, (shown.height * view.scale - stage.height) / 2),
  };
  return { ...view, x: clamp(view.x, room.x), y: clamp(view.y, room.y) };
}

function clamp(value: number, limit: number): number {
  // Adding zero turns -0 into 0.
  return Math.min(limit, Math.max(-limit, value)) + 0;
}

function turn(size: Size, turns: number): Size {
  return turns % 2 === 0 ? size : { width: size.height, height: size.width };
}
