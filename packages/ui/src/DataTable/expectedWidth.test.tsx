import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiTestProviders } from '../testing/UiTestProviders.tsx';
import { textColumn } from './columns/textColumns.tsx';
import { DataTable } from './DataTable.tsx';

const columns = ['Name', 'Region', 'Updated'].map((header) =>
  textColumn<{ readonly id: string }>({
    id: header.toLowerCase(),
    header,
    isPrimary: header === 'Name',
    width: 200,
    value: (row) => row.id,
  }),
);

/** The heads and the number of rows of the first render, before anything is measured. */
function firstRender(expectedWidth: number | undefined) {
  const html = renderToString(
    <UiTestProviders>
      <DataTable
        label="Machines"
        columns={columns}
        rows={[{ id: 'crane' }, { id: 'excavator' }]}
        getRowId={({ id }) => id}
        expectedWidth={expectedWidth}
      />
    </UiTestProviders>,
  );
  return {
    heads: columns.flatMap(({ header }) => (html.includes(header) ? [header] : [])),
    rows: html.split('data-row=').length - 1,
  };
}

describe('expected width of a table', () => {
  it('leaves out columns that do not fit in the first render', () => {
    expect(firstRender(450)).toEqual({ heads: ['Name', 'Region'], rows: 2 });
  });

  it('keeps every column that fits', () => {
    expect(firstRender(700)).toEqual({ heads: ['Name', 'Region', 'Updated'], rows: 2 });
  });

  it('leaves out nothing when it is not given', () => {
    expect(firstRender(undefined)).toEqual({ heads: ['Name', 'Region', 'Updated'], rows: 2 });
  });
});
