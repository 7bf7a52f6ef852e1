let width: number | undefined;

/**
 * Reads the width of the table in the boot screen, which has the layout of the first page. Called before the first
 * render: later it would cost a layout.
 */
export function measureFirstTable(): void {
  width = document.querySelector<HTMLElement>('#boot .table')?.offsetWidth || undefined;
}

/**
 * The width in pixels that a list will probably have; undefined when the app started with another page. A list that
 * starts with it renders once, with the columns that fit.
 */
export function firstTableWidth(): number | undefined {
  return width;
}
