import { Button } from '@rentyard/ui/Button';
import { type ClientField, ClientTable } from '@rentyard/ui/ClientTable';
import { ConfirmProvider, useConfirm } from '@rentyard/ui/ConfirmProvider';
import { type DataColumn, numberColumn, textColumn } from '@rentyard/ui/DataTable';
import { ImageViewer } from '@rentyard/ui/ImageViewer';
import { MaskedField } from '@rentyard/ui/MaskedField';
import { TextField } from '@rentyard/ui/TextField';
import { ThemeProvider } from '@rentyard/ui/theme';
import { email, firstProblem, required } from '@rentyard/validators';
import { type FormEvent, useState } from 'react';

interface Machine {
  readonly id: number;
  readonly name: string;
  readonly hours: number;
}

const columns: readonly DataColumn<Machine>[] = [
  textColumn({ id: 'name', header: 'Name', sortKey: 'name', value: (row: Machine) => row.name }),
  numberColumn({
    id: 'hours',
    header: 'Hours',
    sortKey: 'hours',
    value: (row: Machine) => row.hours,
  }),
];
const fields: readonly ClientField<Machine>[] = [
  { id: 'name', label: 'Name', kind: 'text', value: (row) => row.name, isSearched: true },
  { id: 'hours', label: 'Hours', kind: 'number', value: (row) => row.hours },
];
const fleet: readonly Machine[] = Array.from({ length: 1_000 }, (_, index) => ({
  id: index + 1,
  name: `Machine ${String(index + 1).padStart(4, '0')}`,
  hours: (index * 7) % 1_000,
}));

const drawing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/%3E';
const picture = {
  id: 1,
  url: drawing,
  thumb_url: drawing,
  width: 400,
  height: 300,
  alt: 'A crane',
};

/** A small application: a table, a dialog, a masked field, a validated form, an image viewer. */
export function Tool() {
  return (
    <ThemeProvider theme="light">
      <ConfirmProvider>
        <div style={{ height: 320 }}>
          <ClientTable
            label="Machines"
            rows={fleet}
            fields={fields}
            columns={columns}
            getRowId={(row) => String(row.id)}
          />
        </div>
        <Sale />
        <Contact />
        <Pictures />
      </ConfirmProvider>
    </ThemeProvider>
  );
}

function Sale() {
  const confirm = useConfirm();
  const [response, setResponse] = useState('');
  const ask = async () => {
    setResponse((await confirm({ title: 'Sell this machine?' })) ? 'sold' : 'kept');
  };
  return (
    <p>
      <Button onClick={ask}>Sell</Button> <output>{response}</output>
    </p>
  );
}

function Contact() {
  const [problem, setProblem] = useState<string>();
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('email');
    setProblem(firstProblem(String(typed), [required('email'), email()])?.id);
  };
  return (
    <form onSubmit={check} noValidate>
      <MaskedField label="Plate" name="plate" mask="aa 00 000" />
      <TextField label="E-mail" name="email" error={problem} />
      <Button type="submit">Check</Button>
    </form>
  );
}

function Pictures() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Look</Button>
      <ImageViewer isOpen={isOpen} images={[picture]} onClose={() => setOpen(false)} />
    </>
  );
}
