import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { tableFeatures, useTable } from '@tanstack/react-table';
import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createBrowserRouter, Link, RouterProvider, useParams } from 'react-router';
import { styled } from 'styled-components';
import { fields, headers, listPath, columns as shared } from '../columns.js';

/**
 * A minimal list with pages and a form, built from the same libraries as the product. The difference to the
 * product is the cost of our code.
 */
const api = createApi({
  baseQuery: fetchBaseQuery({ headers: headers() }),
  endpoints: (build) => ({ list: build.query({ query: listPath }) }),
});
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (usual) => usual().concat(api.middleware),
});

const Frame = styled.main`
  font: 13px/18px system-ui, sans-serif;

  table { border-collapse: collapse; }
  td, th { height: 43px; padding: 0 8px; text-align: start; border-bottom: 1px solid #ddd; }
`;

const features = tableFeatures({});
const columns = shared.map(({ id, label, text }) => ({
  id,
  header: label,
  accessorFn: text,
  cell: ({ row }) => text(row.original),
}));
const none = [];

function List() {
  const page = Number(useParams().page);
  const { data } = api.useListQuery(page);
  const table = useTable({ features, columns, data: data?.data ?? none });
  return (
    <Frame>
      <Link to={`/en/offers/page/${page + 1}`} aria-label="Next page">
        <FormattedMessage id="next" />
      </Link>
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id}>{header.column.columnDef.header}</th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.original.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>{cell.column.columnDef.cell(cell.getContext())}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

function Form() {
  return (
    <Frame as="form">
      {fields.map((label) => (
        <Field key={label} label={label} />
      ))}
    </Frame>
  );
}

const Field = memo(function Field({ label }) {
  const [value, setValue] = useState('');
  return (
    <p>
      <label>
        {label} <input value={value} onChange={(event) => setValue(event.target.value)} />
      </label>
    </p>
  );
});

const router = createBrowserRouter([
  { path: '/en/offers/page/:page', Component: List },
  { path: '/en/offers/create', Component: Form },
]);

createRoot(document.getElementById('root')).render(
  <Provider store={store}>
    <IntlProvider locale="en" messages={{ next: 'Next' }}>
      <RouterProvider router={router} />
    </IntlProvider>
  </Provider>,
);
