import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { memo, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fields, headers, listPath, columns as shared } from '../columns.js';

/** The list with the data grid of MUI X, which requests its pages from the server, and the form with its inputs. */
const columns = shared.map(({ id, label, text }) => ({
  field: id,
  headerName: label,
  valueGetter: (_, row) => text(row),
}));

function List() {
  const [model, setModel] = useState({ page: 0, pageSize: 25 });
  const [found, setFound] = useState({ rows: [], total: 0 });
  const { page } = model;
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const response = await fetch(listPath(page + 1), { headers: headers() });
      const { data, meta } = await response.json();
      if (isCurrent) setFound({ rows: data, total: meta.total });
    })();
    return () => {
      isCurrent = false;
    };
  }, [page]);
  return (
    <DataGrid
      columns={columns}
      rows={found.rows}
      rowCount={found.total}
      paginationMode="server"
      paginationModel={model}
      onPaginationModelChange={setModel}
      pageSizeOptions={[25]}
    />
  );
}

function Form() {
  return (
    <form>
      {fields.map((label) => (
        <Field key={label} label={label} />
      ))}
    </form>
  );
}

const Field = memo(function Field({ label }) {
  const [value, setValue] = useState('');
  return (
    <p>
      <TextField
        label={label}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
    </p>
  );
});

createRoot(document.getElementById('root')).render(
  location.pathname.endsWith('/create') ? <Form /> : <List />,
);
