import { useAlerts } from '@rentyard/ui/Alerts';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { Menu } from '@rentyard/ui/Menu';
import { Popover } from '@rentyard/ui/Popover';
import { Sheet } from '@rentyard/ui/Sheet';
import { TextField } from '@rentyard/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { nothing } from '../guides/nothing.ts';
import { Controlled } from './caseTools.tsx';
import { fieldCases } from './fieldCases.tsx';
import { FieldForms, problemsOf } from './fieldForms.tsx';

/** Where the focus goes, for every component that it concerns. */
const meta = { title: 'Foundations/Focus', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label of every field focuses its control, also of selects and editors. */
export const Labels: Story = {
  render: () => <FieldForms />,
  play: async ({ canvasElement }) => {
    const problems = await problemsOf(canvasElement, async (form) => {
      const label = form.querySelector<HTMLLabelElement>('label[id$="-label"]');
      if (!label || getComputedStyle(label).position === 'absolute') return;
      await userEvent.click(label);
      await waitFor(() => expect(form.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('{Escape}');
    });
    expect(problems).toEqual([]);
  },
};

/** All fields, each with an error once the form was submitted. */
function RefusedForm(): ReactNode {
  const [isRefused, setRefused] = useState(false);
  return (
    <form
      aria-label="Refused"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(true);
      }}
    >
      <TextField label="Note" />
      {Object.entries(fieldCases).map(([name, { render }]) =>
        name === 'CoordinatesField' ? null : (
          <div key={name} data-field={name}>
            {render({ name, label: name, error: isRefused ? `${name} is wrong` : undefined })}
          </div>
        ),
      )}
      <Button type="submit">Save</Button>
    </form>
  );
}

/** A refused form leads to its first error, which is read once. Fields that are left later announce their errors. */
export const InvalidSubmit: Story = {
  render: () => <RefusedForm />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe(
        Object.keys(fieldCases)[0],
      ),
    );
    const notes = canvasElement.querySelectorAll('[data-state=error][id$="-note"]');
    expect(notes.length).toBeGreaterThan(20);
    // The focused field is read with its error. Thirty alerts at once would drown it.
    expect(canvas.queryAllByRole('alert')).toEqual([]);
    expect(document.activeElement).toHaveAccessibleDescription(/is wrong/);
  },
};

/** Each kind of field alone in its form can be the first error. */
export const EachFieldRefused: Story = {
  render: () => (
    <>
      {Object.entries(fieldCases).map(([name, { render }]) => (
        <Controlled key={name} initial={false}>
          {(isRefused, refuse) => (
            <form
              aria-label={name}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                refuse(true);
              }}
            >
              {render({ name: 'x', label: name, error: isRefused ? 'Wrong' : undefined })}
              <button type="submit">Save {name}</button>
            </form>
          )}
        </Controlled>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const problems = await problemsOf(canvasElement, async (form, _, name) => {
      // They have errors for each of their inputs or languages.
      if (/^Coordinates|Translation/.test(name)) return;
      const save = form.querySelector<HTMLElement>('button[type=submit]');
      if (save) await userEvent.click(save);
      await waitFor(() => {
        expect(form.contains(document.activeElement)).toBe(true);
        expect(document.activeElement).not.toBe(save);
      });
    });
    expect(problems).toEqual([]);
  },
};

/** `autoFocus` decides where a layer starts, in dialogs, sheets and popovers. The opener has the focus again after it. */
export const AutoFocus: Story = {
  render: () => (
    <>
      {(['Dialog', 'Sheet'] as const).map((kind) => {
        const Layer = kind === 'Dialog' ? Dialog : Sheet;
        return (
          <Controlled key={kind} initial={false}>
            {(isOpen, setOpen) => (
              <>
                <Button onClick={() => setOpen(true)}>{kind}</Button>
                <Layer isOpen={isOpen} title={kind} onClose={() => setOpen(false)}>
                  <TextField label="First" />
                  <TextField label="Chosen" autoFocus />
                </Layer>
              </>
            )}
          </Controlled>
        );
      })}
      <Popover label="Filter" trigger={<Button>Popover</Button>}>
        <TextField label="First" />
        <TextField label="Chosen" autoFocus />
      </Popover>
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Dialog', 'Sheet', 'Popover']) {
      const trigger = canvas.getByRole('button', { name });
      await userEvent.click(trigger);
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Chosen' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Chosen' })).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    }
  },
};

/** Tab leaves popovers and menus, which close, and leads to what follows their trigger. */
export const TabLeaves: Story = {
  render: () => (
    <>
      <Popover label="Filter" trigger={<Button>Popover</Button>}>
        <Button>Inside</Button>
      </Popover>
      <Button>After the popover</Button>
      <Menu trigger={<Button>Menu</Button>} items={[{ label: 'Hide', onPress: nothing }]} />
      <Button>After the menu</Button>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Popover' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Inside' }));
    await userEvent.tab();
    await waitFor(() => expect(canvasElement.querySelector(':popover-open')).toBeNull());
    expect(canvas.getByRole('button', { name: 'After the popover' })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Hide' })).toHaveFocus());
    // Simulated keys start at the menu item, real ones where the focus is: at the button again.
    if (import.meta.env.MODE !== 'test') return;
    const { userEvent: real } = await import('vitest/browser');
    await real.keyboard('{Tab}');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    expect(canvas.getByRole('button', { name: 'After the menu' })).toHaveFocus();
  },
};

/** The page behind a dialog does not scroll. */
export const LockedPage: Story = {
  render: () => (
    <Controlled initial={false}>
      {(isOpen, setOpen) => (
        <div style={{ height: 4000 }}>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <Dialog isOpen={isOpen} title="Reject the offer" onClose={() => setOpen(false)}>
            <TextField label="Reason" />
          </Dialog>
        </div>
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const page = document.documentElement;
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(getComputedStyle(page).overflowY).toBe('hidden'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(getComputedStyle(page).overflowY).not.toBe('hidden'));
  },
};

/** A press on an alert is not outside of a popover or a menu, so what was typed into it stays. */
export const AlertOverPopover: Story = {
  render: () => <PopoverWithAlert />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Popover' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Komatsu');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toBeVisible());
    await userEvent.click(undo);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Komatsu');
  },
};

function PopoverWithAlert(): ReactNode {
  const alerts = useAlerts();
  const remove = () => alerts.success('Deleted', { action: { label: 'Undo', onPress: nothing } });
  return (
    <Popover label="Rename" trigger={<Button>Popover</Button>}>
      <TextField label="Name" />
      <Button onClick={remove}>Delete</Button>
    </Popover>
  );
}
