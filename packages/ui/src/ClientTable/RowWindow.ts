import { type CustomCell, type RowDrawing, RowSlot } from './RowSlot.ts';
import { rowRange } from './rowRange.ts';

/** What React has drawn for the rows to be made of. */
export interface RowStencilElements {
  readonly row: HTMLTableRowElement;
  /** Class of a `Badge`. */
  readonly badge: string;
}

/** The input of a window. */
export interface WindowContent<Row> {
  readonly rows: readonly Row[];
  /** Numbers of the rows in order. */
  readonly view: Uint32Array;
  readonly getRowId: (row: Row) => string;
  /** Pass a stable object: a new one renders every cell again. */
  readonly drawing: RowDrawing<Row>;
  /** A row as React draws it, empty: every row element is a copy of it. */
  readonly stencil: RowStencilElements;
  readonly isSelected: (id: string) => boolean;
  /** Place of the row whose menu is open; -1 for none. */
  readonly menuPosition: number;
}

/** Milliseconds without scrolling after which the rows are at rest. */
const rest = 150;

/**
 * The rows in sight of a list of any length. Row elements are recycled: one that leaves at an edge
 * comes back at the other with another record, moved by a transform, so that scrolling lays out nothing
 * but the texts that changed. The row that holds the place of the focus is never recycled.
 */
export class RowWindow<Row> {
  /** A row that stays drawn wherever the window is. */
  keptPosition = 0;
  readonly #body: HTMLElement;
  readonly #frame: HTMLElement;
  readonly #onCells: (cells: readonly CustomCell<Row>[]) => void;
  #content: WindowContent<Row> | undefined;
  #slots = new Map<number, RowSlot<Row>>();
  #rowHeight = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(
    body: HTMLElement,
    frame: HTMLElement,
    onCells: (cells: readonly CustomCell<Row>[]) => void,
  ) {
    this.#body = body;
    this.#frame = frame;
    this.#onCells = onCells;
  }

  /** Draws other rows, other columns or other marks. */
  show(content: WindowContent<Row>): void {
    const before = this.#content;
    this.#content = content;
    if (before?.drawing !== content.drawing) this.#clear();
    const rowHeight = Number.parseFloat(getComputedStyle(this.#body).getPropertyValue('--ry-row'));
    const isMoved = before?.view !== content.view || before.rows !== content.rows;
    if (isMoved || rowHeight !== this.#rowHeight) {
      this.#rowHeight = rowHeight;
      this.#body.style.height = `${content.view.length * rowHeight}px`;
      this.keptPosition = Math.max(0, Math.min(this.keptPosition, content.view.length - 1));
      this.#draw(true);
    } else if (this.#slots.size === 0) this.#draw(true);
    for (const slot of this.#slots.values()) this.#mark(slot, content);
    this.#settle();
  }

  /** Renders the rows that have become visible. */
  follow(): void {
    if (!this.#content) return;
    this.#draw(false);
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#settle(), rest);
  }

  /** The element of a row; scrolls the frame until it is in sight. */
  reveal(position: number): HTMLTableRowElement | undefined {
    const { top, bottom } = this.#viewport();
    const rowTop = position * this.#rowHeight;
    if (rowTop < top) this.#frame.scrollTop = rowTop;
    else if (rowTop + this.#rowHeight > bottom) {
      this.#frame.scrollTop += rowTop + this.#rowHeight - bottom;
    }
    this.keptPosition = position;
    this.follow();
    return this.#slots.get(position)?.element;
  }

  /** How many whole rows fit into the window. */
  get pageSize(): number {
    const { top, bottom } = this.#viewport();
    return Math.max(1, Math.floor((bottom - top) / this.#rowHeight));
  }

  stop(): void {
    clearTimeout(this.#settling);
    this.#clear();
  }

  /** The part of the body that is not under the head or outside the frame, in its own pixels. */
  #viewport(): { readonly top: number; readonly bottom: number } {
    const frame = this.#frame;
    const top = frame.scrollTop;
    return { top, bottom: top + frame.clientHeight - this.#body.offsetTop };
  }

  #draw(isAll: boolean): void {
    const content = this.#content;
    if (!content) return;
    const { view } = content;
    const { top, bottom } = this.#viewport();
    const viewport = { scrollTop: top, height: bottom - top, rowHeight: this.#rowHeight };
    const { from, to } = rowRange({ ...viewport, count: view.length });
    const focused = this.keptPosition;
    const isWanted = (position: number) =>
      (position >= from && position < to) || (position === focused && position < view.length);
    const free: RowSlot<Row>[] = [];
    for (const [position, slot] of this.#slots) {
      if (isWanted(position)) continue;
      this.#slots.delete(position);
      free.push(slot);
    }
    let isChanged = free.length > 0;
    const rowAt = (position: number) => {
      const known = this.#slots.get(position);
      if (known && !isAll) return;
      isChanged = true;
      const slot = known ?? free.pop() ?? this.#create(content);
      this.#slots.set(position, slot);
      this.#fill(slot, position, content);
    };
    for (let position = from; position < to; position++) rowAt(position);
    if (view.length > 0 && (focused < from || focused >= to)) rowAt(focused);
    for (const slot of free) slot.element.remove();
    if (isChanged) this.#tellCells(content);
  }

  #create({ stencil }: WindowContent<Row>): RowSlot<Row> {
    const slot = new RowSlot<Row>(stencil.row, stencil.badge);
    this.#body.append(slot.element);
    return slot;
  }

  #fill(slot: RowSlot<Row>, position: number, content: WindowContent<Row>): void {
    const record = content.rows[content.view[position] as number] as Row;
    const id = content.getRowId(record);
    const known = content.drawing.custom.size;
    slot.show({ id, record, position, top: position * this.#rowHeight }, content.drawing);
    if (content.drawing.custom.size > known) this.#releaseCustom(content);
    this.#mark(slot, content);
  }

  #mark(slot: RowSlot<Row>, { isSelected, menuPosition }: WindowContent<Row>): void {
    const { shown } = slot;
    if (shown) slot.mark(isSelected(shown.id), shown.position === menuPosition);
  }

  /** A column turned out to need React: all its cells that were written by hand are emptied. */
  #releaseCustom({ drawing: { columns, custom } }: WindowContent<Row>): void {
    columns.forEach(({ column }, at) => {
      if (!custom.has(column.id) || this.#released.has(column.id)) return;
      this.#released.add(column.id);
      for (const slot of this.#slots.values()) slot.release(at);
    });
  }

  #released = new Set<string>();

  #tellCells({ drawing }: WindowContent<Row>): void {
    if (drawing.custom.size === 0) return;
    this.#onCells([...this.#slots.values()].flatMap((slot) => slot.customCells(drawing)));
  }

  /** Puts the elements in the order of the rows, for those who read along the document. */
  #settle(): void {
    const slots = [...this.#slots].sort(([a], [b]) => a - b);
    const focused = this.#body.ownerDocument.activeElement;
    let before: Element | null = null;
    for (const [, { element }] of slots) {
      const isInOrder = element.previousElementSibling === before;
      // An element that moves would lose the focus.
      if (!isInOrder && !element.contains(focused)) {
        if (before) before.after(element);
        else this.#body.prepend(element);
      }
      before = element;
    }
  }

  #clear(): void {
    for (const slot of this.#slots.values()) slot.element.remove();
    this.#slots.clear();
    this.#released.clear();
    this.#onCells([]);
  }
}
