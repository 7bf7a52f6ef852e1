import { Tree, type TreeItem } from '@rentyard/ui/Tree';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Folder from 'lucide-react/icons/folder';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

const items: readonly TreeItem[] = [
  {
    id: 'excavators',
    label: 'Excavators',
    icon: Folder,
    aside: 12,
    children: [
      { id: 'crawler', label: 'Crawler excavators', children: [{ id: 'mini', label: 'Mini' }] },
      { id: 'wheel', label: 'Wheel excavators' },
    ],
  },
  {
    id: 'loaders',
    label: 'Loaders',
    icon: Folder,
    children: [{ id: 'skid', label: 'Skid steer' }],
  },
  { id: 'cranes', label: 'Cranes', icon: Folder, isDisabled: true },
];

const meta = {
  component: Tree,
  args: {
    label: 'Categories',
    items,
    selectionMode: 'single',
    defaultOpen: ['excavators'],
    defaultValue: ['wheel'],
    onChange: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press selects a node, the chevron opens it. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const node = (name: RegExp) => canvas.getByRole('treeitem', { name });
    await expect(canvas.getByRole('tree', { name: 'Categories' })).toBeVisible();
    await expect(node(/Wheel/)).toHaveAttribute('aria-selected', 'true');
    await expect(node(/Wheel/)).toHaveAttribute('aria-level', '2');
    await expect(node(/Wheel/)).toHaveAttribute('aria-posinset', '2');
    await expect(node(/Loaders/)).toHaveAttribute('aria-setsize', '3');
    await userEvent.click(node(/Loaders/));
    await expect(args.onChange).toHaveBeenLastCalledWith(['loaders'], expect.anything());
    await expect(node(/Wheel/)).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(node(/Loaders/).querySelector('span') as Element);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['excavators', 'loaders']);
    await expect(node(/Skid/)).toBeVisible();
    await userEvent.click(node(/Cranes/));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** The keys of the ARIA tree view. Tab enters at the selected node; a closed node takes the focus of what is inside. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const node = (name: RegExp) => canvas.getByRole('treeitem', { name });
    await userEvent.tab();
    await expect(node(/Wheel/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(node(/^Excavators/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(node(/Crawler/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(node(/Crawler/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(node(/Mini/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(node(/Crawler/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.queryByRole('treeitem', { name: /Mini/ })).toBeNull();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(node(/^Excavators/)).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('{End}');
    await expect(node(/Cranes/)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('lo');
    await expect(node(/Loaders/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['loaders'], expect.anything());
    await userEvent.keyboard('*');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['excavators', 'loaders']);
    const stops = canvas.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0);
    await expect(stops).toEqual([node(/Loaders/)]);
  },
};

/** Space selects several nodes, Shift with an arrow the next one too, Ctrl+A all. */
export const Multiple: Story = {
  args: { selectionMode: 'multiple', defaultValue: [] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
    const last = () => (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0];
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(last()).toEqual(['excavators']);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(last()).toEqual(['excavators', 'crawler']);
    await userEvent.keyboard(' ');
    await expect(last()).toEqual(['excavators']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(last()).toEqual(['excavators', 'crawler', 'wheel', 'loaders']);
  },
};

const load = fn(async ({ id }: TreeItem): Promise<readonly TreeItem[]> => {
  if (id === 'loaders') throw new Error('503');
  return id === 'cranes' ? [] : [{ id: `${id}-1`, label: `First of ${id}`, hasChildren: true }];
});

/** Children load when a node opens. After a failure it is closed and opened again. A node without any is a leaf. */
export const Lazy: Story = {
  args: {
    selectionMode: 'none',
    defaultOpen: [],
    defaultValue: [],
    items: items.map(({ id, label }) => ({ id, label, hasChildren: true })),
    loadChildren: load,
  },
  beforeEach: () => void load.mockClear(),
  play: async ({ canvas }) => {
    const node = (name: RegExp) => canvas.getByRole('treeitem', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      await canvas.findByRole('treeitem', { name: 'First of excavators' }),
    ).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(load).toHaveBeenCalledOnce();
    await userEvent.click(node(/Loaders/));
    await expect(await canvas.findByText('Could not load the list')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await waitFor(() => expect(load).toHaveBeenCalledTimes(3));
    await userEvent.click(node(/Cranes/));
    await waitFor(() => expect(node(/Cranes/)).not.toHaveAttribute('aria-expanded'));
  },
};

/** In text from right to left, the left arrow opens. */
export const FromRightToLeft: Story = {
  args: { defaultOpen: [], defaultValue: [] },
  decorators: (Story) => (
    <div dir="rtl">
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: /Wheel/ })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.queryByRole('treeitem', { name: /Wheel/ })).toBeNull();
  },
};
