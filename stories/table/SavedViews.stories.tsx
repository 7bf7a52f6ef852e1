import { type SavedView, SavedViews } from '@rentyard/ui/SavedViews';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

const start: readonly SavedView[] = [
  { id: 'all', name: 'All offers', count: '412', isFixed: true },
  { id: 'mine', name: 'Excavators in Chișinău', count: '38' },
  { id: 'stale', name: 'Not updated for a month', count: '7' },
];

interface ViewsOfOffersProps {
  readonly current: string;
  readonly isChanged: boolean;
}

/** Saved views of a list of offers, stored in the component. */
function ViewsOfOffers({ current, isChanged }: ViewsOfOffersProps): ReactNode {
  const [views, setViews] = useState(start);
  const [currentId, setCurrent] = useState(current);
  const [changed, setChanged] = useState(isChanged);
  return (
    <SavedViews
      label="Views of offers"
      views={views}
      currentId={currentId}
      isChanged={changed}
      onSelect={(id) => {
        setCurrent(id);
        setChanged(false);
      }}
      onSave={(name) => {
        setViews([...views, { id: name, name }]);
        setCurrent(name);
        setChanged(false);
      }}
      onUpdate={() => setChanged(false)}
      onRename={(id, name) =>
        setViews(views.map((view) => (view.id === id ? { ...view, name } : view)))
      }
      onRemove={(id) => {
        setViews(views.filter((view) => view.id !== id));
        setCurrent('all');
      }}
    />
  );
}

const meta = {
  component: ViewsOfOffers,
  subcomponents: { SavedViews },
  args: { current: 'all', isChanged: false },
} satisfies Meta<typeof ViewsOfOffers>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const namesOf = (canvas: Canvas) =>
  canvas.getAllByRole('listitem').flatMap((item) => item.querySelector('[data-part="tab"]') ?? []);

async function pressAction(canvas: Canvas, view: string, action: string) {
  await userEvent.click(canvas.getByRole('button', { name: `Actions for ${view}` }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: action }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not updated for a month 7' }));
    expect(canvas.getByRole('button', { name: 'Not updated for a month 7' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** A list that differs from its view can be saved as a new view. */
export const Saving: Story = {
  args: { isChanged: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    const input = canvas.getByRole('textbox', { name: 'View name' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('Cranes{Enter}');
    expect(namesOf(canvas)).toHaveLength(4);
    expect(canvas.getByRole('button', { name: 'Cranes' })).toHaveAttribute('aria-current', 'page');
    expect(canvas.queryByRole('button', { name: 'Save view' })).toBeNull();
  },
};

/** Esc cancels without a change. */
export const NotSaving: Story = {
  args: { isChanged: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    await userEvent.keyboard('Cranes{Escape}');
    expect(namesOf(canvas)).toHaveLength(3);
    expect(canvas.getByRole('button', { name: 'Save view' })).toBeVisible();
  },
};

export const Changed: Story = {
  args: { current: 'mine', isChanged: true },
  play: async ({ canvas }) => {
    expect(canvas.getByRole('button', { name: 'Excavators in Chișinău, changed' })).toBeVisible();
    await pressAction(canvas, 'Excavators in Chișinău', 'Save changes');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save view' })).toBeNull());
  },
};

export const Renaming: Story = {
  args: { current: 'mine' },
  play: async ({ canvas }) => {
    await pressAction(canvas, 'Excavators in Chișinău', 'Rename');
    const input = await canvas.findByRole('textbox', { name: 'View name' });
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveValue('Excavators in Chișinău');
    await userEvent.keyboard('Excavators{Enter}');
    expect(canvas.getByRole('button', { name: 'Excavators 38' })).toBeVisible();
  },
};

/** Views of the product have no actions. */
export const Removing: Story = {
  args: { current: 'stale' },
  play: async ({ canvas }) => {
    await pressAction(canvas, 'Not updated for a month', 'Delete view');
    await waitFor(() => expect(namesOf(canvas)).toHaveLength(2));
    expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

export const Phone: Story = {
  args: { current: 'mine', isChanged: true },
  globals: { viewport: { value: 'phone' } },
};
