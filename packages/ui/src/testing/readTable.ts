/** The content of a data table as users see it. */
export interface ReadTable {
  /** Names of the columns in order, without selection and row menu. */
  readonly columns: readonly string[];
  /** Cells by column name. */
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** Number of rows of the whole list; undefined if the table does not know it. */
  readonly total: number | undefined;
  readonly isBusy: boolean;
  /** The columns that sort the table. */
  readonly sort: readonly {
    readonly column: string;
    readonly direction: 'ascending' | 'descending';
  }[];
}

/**
 * Reads a `DataTable` or `ClientTable` from the page by its accessible name, so that a test checks what users see:
 * `expect(readTable('Offers').rows[0]).toMatchObject({ Name: 'Crane' })`.
 * @throws if there is no such table. The message lists the existing ones.
 */
export function readTable(name: string, within: ParentNode = document): ReadTable {
  const tables = [...within.querySelectorAll('table, [role=grid], [role=table]')];
  const table = tables.find((one) => one.getAttribute('aria-label') === name);
  if (!table) {
    const names = tables.map((one) => `"${one.getAttribute('aria-label')}"`).join(', ') || 'none';
    throw new Error(
      `There is no table called "${name}". Tables are found by the label that a screen reader says. On the page: ${names}.`,
    );
  }
  const heads = [...table.querySelectorAll('[role=columnheader], thead th')].map((head) => ({
    name: readWords(head),
    sort: head.getAttribute('aria-sort'),
  }));
  const named = heads.filter((head) => head.name !== '');
  const rows = [...table.querySelectorAll('tbody tr, [role=rowgroup] [role=row]')].filter(
    (row) => row.querySelector('td, [role=gridcell], [role=cell]') && !row.closest('thead'),
  );
  const total = Number(table.getAttribute('aria-rowcount') ?? -1);
  return {
    columns: named.map((head) => head.name),
    rows: rows.map((row) =>
      readCells(
        row,
        heads.map((head) => head.name),
      ),
    ),
    // The row count includes the head.
    total: total > 0 ? total - 1 : undefined,
    isBusy: table.getAttribute('aria-busy') === 'true',
    sort: named.flatMap(({ name: column, sort }) =>
      sort === 'ascending' || sort === 'descending' ? [{ column, direction: sort }] : [],
    ),
  };
}

function readCells(row: Element, columns: readonly string[]): Readonly<Record<string, string>> {
  const cells = [
    ...row.querySelectorAll(
      ':scope > td, :scope > th, :scope > [role$=cell], :scope > [role=rowheader]',
    ),
  ];
  return Object.fromEntries(
    cells.flatMap((cell, at) => (columns[at] ? [[columns[at], readWords(cell)]] : [])),
  );
}

function readWords(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}
