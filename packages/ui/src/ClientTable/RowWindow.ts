import { type CustomCell, type RowDrawing, RowSlot } from './RowSlot.ts';

/** The elements rendered by React that rows are cloned from. */
export interface TemplateElements {
  readonly row: HTMLTableRowElement;
  /** CSS class of a `Badge`. */
  readonly badge: string;
}

/** The input of a window. */
export interface WindowContent<Row> {
  readonly rows: readonly Row[];
  /** Indexes of the matching rows, in order. */
  readonly view: Uint32Array;
  readonly getRowId: (row: Row) => string;
  /** Pass a stable object: a new one renders every cell again. */
  readonly drawing: RowDrawing<Row>;
  /** An empty row rendered by React. Every row element is a clone of it. */
  readonly template: TemplateElements;
  readonly isSelected: (id: string) => boolean;
  /** Position of the row whose menu is open; -1 for none. */
  readonly menuPosition: number;
}

/** Milliseconds without scrolling after which the row elements are put in order. */
const rest = 150;

/**
 * Renders the visible rows of a list of any length. Row elements are recycled: an element that leaves at one edge
 * shows another record at the other edge. Transforms position the elements, so scrolling lays out only the texts that
 * changed. The row that contains the tab stop is never recycled.
 */
export class RowWindow<Row> {
  /** The row at this position stays rendered while it is scrolled out of view. */
  storedPosition = 0;
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

  /** Renders other rows, columns or marks. */
  show(content: WindowContent<Row>): void {
    const before = this.#content;
    this.#content = content;
    if (before?.drawing !== content.drawing) this.#clear();
    const rowHeight = Number.parseFloat(getComputedStyle(this.#body).getPropertyValue('--ry-row'));
    const isMoved = before?.view !== content.view || before.rows !== content.rows;
    if (isMoved || rowHeight !== this.#rowHeight) {
      this.#rowHeight = rowHeight;
      this.#body.style.height = `${content.view.length * rowHeight}px`;
      this.storedPosition = Math.max(0, Math.min(this.storedPosition, content.view.length - 1));
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

  /** Scrolls a row into view and returns its element. */
  reveal(position: number): HTMLTableRowElement | undefined {
    const { top, bottom } = this.#viewport();
    const rowTop = position * this.#rowHeight;
    if (rowTop < top) this.#frame.scrollTop = rowTop;
    else if (rowTop + this.#rowHeight > bottom) {
      this.#frame.scrollTop += rowTop + this.#rowHeight - bottom;
    }
    this.storedPosition = position;
    this.follow();
    return this.#slots.get(position)?.element;
  }

  /** Number of whole rows that fit into the window. */
  get pageSize(): number {
    const { top, bottom } = this.#viewport();
    return Math.max(1, Math.floor((bottom - top) / this.#rowHeight));
  }

  stop(): void {
    clearTimeout(this.#settling);
    this.#clear();
  }

  /** The visible area of the body, without the sticky head, in pixels from the top of the body. */
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
    const focused = this.storedPosition;
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
    if (isChanged) this.#notifyCells(content);
  }

  #create({ template }: WindowContent<Row>): RowSlot<Row> {
    const slot = new RowSlot<Row>(template.row, template.badge);
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

  /** Empties the cells of a column that turned out to need React. */
  #releaseCustom({ drawing: { columns, custom } }: WindowContent<Row>): void {
    columns.forEach(({ column }, at) => {
      if (!custom.has(column.id) || this.#released.has(column.id)) return;
      this.#released.add(column.id);
      for (const slot of this.#slots.values()) slot.release(at);
    });
  }

  #released = new Set<string>();

  #notifyCells({ drawing }: WindowContent<Row>): void {
    if (drawing.custom.size === 0) return;
    this.#onCells([...this.#slots.values()].flatMap((slot) => slot.customCells(drawing)));
  }

  /** Puts the elements in the order of the rows, for screen readers. */
  #settle(): void {
    const slots = [...this.#slots].sort(([a], [b]) => a - b);
    const focused = this.#body.ownerDocument.activeElement;
    let before: Element | null = null;
    for (const [, { element }] of slots) {
      const isInOrder = element.previousElementSibling === before;
      // Moving an element would remove its focus.
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

/** Rows rendered above and below the window, so that fast scrolling shows no blank rows. */
const beyond = 6;

interface Viewport {
  /** Height of the rows above the window in pixels. */
  readonly scrollTop: number;
  /** Height of the window in pixels. */
  readonly height: number;
  readonly rowHeight: number;
  readonly count: number;
}

/** Positions of the rows to render: `from` is included, `to` is not. */
export function rowRange({ scrollTop, height, rowHeight, count }: Viewport): {
  readonly from: number;
  readonly to: number;
} {
  const first = Math.floor(scrollTop / rowHeight) - beyond;
  const size = Math.ceil(height / rowHeight) + 1 + 2 * beyond;
  const from = Math.max(0, Math.min(first, count - size));
  return { from, to: Math.min(count, from + size) };
}
