import type { ReactNode } from 'react';
import type { LaidOutColumn } from '../DataTable/model/columnLayout.ts';
import { type CellNode, cellNodes, patchCell, writeText } from './cellNodes.ts';

/** A cell that React renders, because its column is not plain. */
export interface CustomCell<Row> {
  readonly host: Element;
  readonly rowId: string;
  readonly record: Row;
  readonly columnId: string;
  readonly draw: (record: Row) => ReactNode;
}

/** What all rows of a window need for rendering. */
export interface RowDrawing<Row> {
  readonly columns: readonly LaidOutColumn<Row>[];
  /** Returns the content of a cell. */
  readonly draw: (column: LaidOutColumn<Row>['column'], record: Row) => ReactNode;
  /** Ids of columns that need React. The set only grows. */
  readonly custom: Set<string>;
  readonly nameOf: (record: Row) => string;
  readonly labels: {
    readonly select: (name: string) => string;
    readonly actions: (name: string) => string;
  };
}

/** A record with its position in the window. */
export interface ShownRow<Row> {
  readonly id: string;
  readonly record: Row;
  /** Index among the matching rows, from 0. */
  readonly position: number;
  /** Offset from the first row in pixels. */
  readonly top: number;
}

const nothing: readonly CellNode[] = [];

/** A row element that is reused for different records. Only texts that differ are written. */
export class RowSlot<Row> {
  readonly element: HTMLTableRowElement;
  shown: ShownRow<Row> | undefined;
  readonly #cells: readonly HTMLElement[];
  readonly #nodes: (readonly CellNode[])[];
  readonly #texts: (string | undefined)[];
  readonly #check: HTMLInputElement | null;
  readonly #menu: HTMLElement | null;

  readonly #badge: string;

  /** `badge` is the CSS class of a `Badge`. */
  constructor(template: HTMLTableRowElement, badge: string) {
    this.#badge = badge;
    this.element = template.cloneNode(true) as HTMLTableRowElement;
    this.#cells = [...this.element.querySelectorAll<HTMLElement>('[data-cell]')];
    this.#nodes = this.#cells.map(() => nothing);
    this.#texts = this.#cells.map(() => undefined);
    this.#check = this.element.querySelector('[data-check] input');
    this.#menu = this.element.querySelector('[data-row-menu]');
  }

  show(row: ShownRow<Row>, drawing: RowDrawing<Row>): void {
    const { element } = this;
    element.style.transform = `translateY(${row.top}px)`;
    if (this.shown?.position !== row.position) {
      element.dataset.row = String(row.position);
      element.setAttribute('aria-rowindex', String(row.position + 2));
    }
    if (this.shown?.record === row.record) {
      this.shown = row;
      return;
    }
    this.shown = row;
    for (const cut of element.querySelectorAll<HTMLElement>('[data-cut]')) {
      cut.removeAttribute('title');
      delete cut.dataset.cut;
    }
    drawing.columns.forEach(({ column }, at) => {
      if (!drawing.custom.has(column.id)) this.#write(at, column, row.record, drawing);
    });
    const name = drawing.nameOf(row.record);
    this.#check?.setAttribute('aria-label', drawing.labels.select(name));
    this.#menu?.setAttribute('aria-label', drawing.labels.actions(name));
  }

  mark(isSelected: boolean, isMenuOpen: boolean): void {
    this.element.toggleAttribute('data-open-menu', isMenuOpen);
    this.#menu?.setAttribute('aria-expanded', String(isMenuOpen));
    if (!this.#check) return;
    this.#check.checked = isSelected;
    this.element.setAttribute('aria-selected', String(isSelected));
    this.element.toggleAttribute('data-selected', isSelected);
  }

  customCells({ columns, custom, draw }: RowDrawing<Row>): readonly CustomCell<Row>[] {
    const { shown } = this;
    if (!shown) return [];
    return columns.flatMap(({ column }, at): readonly CustomCell<Row>[] => {
      const host = this.#cells[at];
      if (!host || !custom.has(column.id)) return [];
      const { id: rowId, record } = shown;
      return [{ host, rowId, record, columnId: column.id, draw: (row) => draw(column, row) }];
    });
  }

  /** Clears the cell of a column, so that React can render into it. */
  release(at: number): void {
    this.#cells[at]?.replaceChildren();
    this.#nodes[at] = nothing;
    this.#texts[at] = undefined;
  }

  #write(
    at: number,
    column: LaidOutColumn<Row>['column'],
    record: Row,
    { draw, custom }: RowDrawing<Row>,
  ): void {
    const host = this.#cells[at];
    if (!host) return;
    const node = draw(column, record);
    const before = this.#texts[at];
    if (typeof node === 'string' && before !== undefined) {
      if (node === before) return;
      if (node !== '' && before !== '') {
        writeText(host, node);
        this.#texts[at] = node;
        return;
      }
    }
    const nodes = cellNodes(node, { badge: this.#badge });
    if (!nodes) {
      custom.add(column.id);
      return;
    }
    const old =
      before === undefined ? (this.#nodes[at] ?? nothing) : before === '' ? nothing : [before];
    patchCell(host, nodes, old);
    this.#nodes[at] = nodes;
    this.#texts[at] = typeof node === 'string' ? node : undefined;
  }
}
