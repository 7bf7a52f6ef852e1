import {
  Admin,
  Create,
  Datagrid,
  FunctionField,
  List,
  Resource,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { columns, fields, headers, listPath } from '../columns.js';

/** The list and the form with react-admin as its documentation shows them. */
const dataProvider = {
  async getList(_, { pagination }) {
    const response = await fetch(listPath(pagination.page), { headers: headers() });
    const { data, meta } = await response.json();
    return { data, total: meta.total };
  },
};

function OfferList() {
  return (
    <List perPage={25} exporter={false}>
      <Datagrid rowClick={false}>
        {columns.map(({ id, label, text }) => (
          <FunctionField key={id} label={label} render={text} />
        ))}
      </Datagrid>
    </List>
  );
}

function OfferCreate() {
  return (
    <Create>
      <SimpleForm>
        {fields.map((label) => (
          <TextInput key={label} source={label.toLowerCase().replace(' ', '_')} label={label} />
        ))}
      </SimpleForm>
    </Create>
  );
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter basename="/en">
    <Admin dataProvider={dataProvider} disableTelemetry>
      <Resource name="offers" list={OfferList} create={OfferCreate} />
    </Admin>
  </BrowserRouter>,
);
