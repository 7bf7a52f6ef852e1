import { Button } from '@rentyard/ui/Button';
import { CommandPalette, type PaletteSource } from '@rentyard/ui/CommandPalette';
import type { Meta, StoryObj } from '@storybook/react-vite';
import FileText from 'lucide-react/icons/file-text';
import Globe from 'lucide-react/icons/globe';
import Plus from 'lucide-react/icons/plus';
import Tag from 'lucide-react/icons/tag';
import Truck from 'lucide-react/icons/truck';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';

const machines = [
  { id: 'offer-412', label: 'Crawler excavator, 20 t', note: 'OFR-000412', icon: Truck },
  { id: 'offer-98', label: 'Mini excavator, 1.8 t', note: 'OFR-000098', icon: Truck },
  { id: 'offer-77', label: 'Tower crane, 8 t', note: 'OFR-000077', icon: Truck },
];

const offers: PaletteSource = {
  id: 'offers',
  label: 'Offers',
  load: async (query, signal) => {
    signal.throwIfAborted();
    return machines.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  },
};

const meta = {
  component: CommandPalette,
  args: {
    isOpen: false,
    onClose: fn(),
    onSelect: fn(),
    groups: [
      {
        id: 'go',
        label: 'Go to',
        items: [
          { id: 'go-offers', label: 'Offers', icon: FileText, shortcut: 'g o', href: '#/offers' },
          { id: 'go-tags', label: 'Tags', icon: Tag, shortcut: 'g t', href: '#/tags' },
          { id: 'go-countries', label: 'Countries', icon: Globe, href: '#/countries' },
        ],
      },
      {
        id: 'do',
        label: 'Actions',
        items: [{ id: 'create-offer', label: 'Create offer', icon: Plus, shortcut: 'c' }],
      },
    ],
    sources: [offers],
    recent: [{ ...machines[2], id: 'recent-77', label: 'Tower crane, 8 t' }],
  },
  render: function WithButton(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button shortcut="Ctrl K" onClick={() => setOpen(true)}>
          Search
        </Button>
        <CommandPalette
          {...args}
          isOpen={isOpen}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /Search/ }));
  return screen.getByRole('combobox');
};
const highlighted = () => screen.getByRole('option', { selected: true });

/** Recent records come first while the query is empty. */
export const Default: Story = {
  play: async () => {
    const input = await open();
    await expect(input).toHaveFocus();
    await expect(highlighted()).toHaveTextContent('Tower crane, 8 t');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible());
  },
};

/** Commands match immediately, records load when typing pauses. Arrows move across the groups. */
export const Searching: Story = {
  play: async ({ args }) => {
    const input = await open();
    await userEvent.type(input, 'ex');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Offers' })).toBeVisible());
    await userEvent.clear(input);
    await userEvent.type(input, 'offer');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(highlighted()).toHaveTextContent('Offers');
    await userEvent.keyboard('{ArrowDown}');
    await expect(highlighted()).toHaveTextContent('Create offer');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  },
};

/** The matching parts are marked. A misspelt query finds similar commands after exact matches. */
export const Marks: Story = {
  play: async () => {
    const input = await open();
    await userEvent.type(input, 'exca');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks()).toEqual(['exca', 'exca']);
    await userEvent.clear(input);
    await userEvent.type(input, 'cuontries');
    await waitFor(() => expect(highlighted()).toHaveTextContent('Countries'));
    await expect(marks()).toEqual(['Countries']);
  },
};

const yards = Array.from({ length: 30 }, (_, at) => ({ id: `yard-${at}`, label: `Yard ${at}` }));

/** A long list scrolls to the highlighted item. */
export const Long: Story = {
  args: { recent: [], groups: [{ id: 'yards', label: 'Yards', items: yards }] },
  play: async () => {
    await open();
    await userEvent.keyboard('{ArrowUp}');
    await expect(highlighted()).toHaveTextContent('Yard 29');
    await waitFor(() => {
      const { bottom } = highlighted().getBoundingClientRect();
      return expect(bottom).toBeLessThanOrEqual(
        screen.getByRole('listbox').getBoundingClientRect().bottom,
      );
    });
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await open(), 'yacht');
    await waitFor(() => expect(screen.getByText('No results')).toBeVisible());
  },
};

/** A failed source shows an error. Commands still work. */
export const SourceFailed: Story = {
  args: { sources: [{ ...offers, load: () => Promise.reject(new Error('503')) }] },
  play: async () => {
    await userEvent.type(await open(), 'tags');
    await waitFor(() => expect(screen.getByText('Offers: Could not load the list')).toBeVisible());
    await expect(highlighted()).toHaveTextContent('Tags');
  },
};

export const FocusReturns: Story = {
  play: async () => {
    await open();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.getByRole('button', { name: /Search/ })).toHaveFocus();
  },
};
