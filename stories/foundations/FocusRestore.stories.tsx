import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { Heading } from '@rentyard/ui/Heading';
import { SaveBar } from '@rentyard/ui/SaveBar';
import { TextField } from '@rentyard/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Foundations/Focus restore',
  component: Yard,
  tags: ['!autodocs'],
} satisfies Meta<typeof Yard>;

export default meta;
type Story = StoryObj<typeof meta>;

const machines = ['Crane', 'Dozer', 'Loader'];

/** Stands for the response of the server to a deletion. */
let respond = () => {};

/** Rows that are deleted after a confirmation, and a field with its save bar: the focused element disappears. */
function Yard(): ReactNode {
  const [rows, setRows] = useState<readonly string[]>(machines);
  const [deleting, setDeleting] = useState<string>();
  const [name, setName] = useState('');
  return (
    <main>
      <Heading level={1}>Yard</Heading>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <Button onClick={() => setDeleting(row)}>Delete {row}</Button>
          </li>
        ))}
      </ul>
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <SaveBar
        isVisible={name !== ''}
        summary="1 change"
        onSave={() => setName('')}
        onDiscard={() => setName('')}
      />
      {deleting && (
        <Dialog isOpen title={`Delete ${deleting}?`} onClose={() => setDeleting(undefined)}>
          <Button
            onClick={() => {
              setDeleting(undefined);
              respond = () => setRows((all) => all.filter((row) => row !== deleting));
            }}
          >
            Yes
          </Button>
        </Dialog>
      )}
    </main>
  );
}

/** Keyboard users continue at their position: at the next row, at the field, at the heading. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const remove = async (row: string) => {
      canvas.getByRole('button', { name: `Delete ${row}` }).focus();
      await userEvent.keyboard('{Enter}');
      (await canvas.findByRole('button', { name: 'Yes' })).focus();
      await userEvent.keyboard('{Enter}');
      // The server responds after the dialog has closed.
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      respond();
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: `Delete ${row}` })).toBeNull(),
      );
    };
    const hasFocus = (name: string, role = 'button') =>
      waitFor(() => expect(canvas.getByRole(role, { name })).toHaveFocus());

    await remove('Dozer');
    await hasFocus('Delete Loader');
    await remove('Loader');
    await hasFocus('Delete Crane');
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'x');
    (await canvas.findByRole('button', { name: 'Save' })).focus();
    await userEvent.keyboard('{Enter}');
    await hasFocus('Name', 'textbox');
    await remove('Crane');
    await hasFocus('Yard', 'heading');
  },
};

/** Pressed by a pointer, a button that disappears leaves the focus at the next one, without scrolling. */
export const Pointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Dozer' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    respond();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Delete Loader' })).toHaveFocus(),
    );
  },
};

/** A list that an application renders into a shadow root. */
export const InShadowRoot: Story = {
  render: () => <ShadowHost />,
  play: async ({ canvasElement }) => {
    const root = await waitFor(() => {
      const found = canvasElement.querySelector('[data-host]')?.shadowRoot;
      if (!found?.querySelector('button')) throw new Error('The list is not rendered.');
      return found;
    });
    const buttons = () => [...root.querySelectorAll('button')];
    buttons()[1]?.focus();
    // Users arrive by Tab, which `userEvent` cannot press in a shadow root. The first key loads the code.
    await userEvent.keyboard('{Shift}');
    await import('@rentyard/ui/restoreFocus');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(buttons().map((one) => one.textContent)).toEqual(['Crane', 'Loader']),
    );
    await waitFor(() => expect(root.activeElement?.textContent).toBe('Loader'));
  },
};

function ShadowHost(): ReactNode {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const host = (element: HTMLElement | null) => {
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  };
  return (
    <div ref={host} data-host>
      {root && createPortal(<RemovableRows />, root)}
    </div>
  );
}

function RemovableRows(): ReactNode {
  const [rows, setRows] = useState<readonly string[]>(machines);
  return (
    <ul>
      {rows.map((row) => (
        <li key={row}>
          <button type="button" onClick={() => setRows((all) => all.filter((one) => one !== row))}>
            {row}
          </button>
        </li>
      ))}
    </ul>
  );
}
