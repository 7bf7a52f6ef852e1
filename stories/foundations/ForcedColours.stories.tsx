import { Badge } from '@rentyard/ui/Badge';
import { Button } from '@rentyard/ui/Button';
import { Menu } from '@rentyard/ui/Menu';
import { Progress } from '@rentyard/ui/Progress';
import { Select } from '@rentyard/ui/Select';
import { Stack } from '@rentyard/ui/Stack';
import { Switch } from '@rentyard/ui/Switch';
import { Tabs } from '@rentyard/ui/Tabs';
import { TextField } from '@rentyard/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FleetTable } from '../table/FleetTable.tsx';
import { OffersTable } from '../table/OffersTable.tsx';

/**
 * Contrast themes of the system replace every colour and omit backgrounds and shadows. Outlines, marks and the system
 * highlight then show the same states.
 */
const meta = {
  title: 'Foundations/Forced colours',
  parameters: { media: { 'forced-colors': 'active' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without forced colours in the system, the stories check nothing. */
const isForced = () => window.matchMedia('(forced-colors: active)').matches;

/** A system colour as the browser computes it. */
function systemColour(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = name;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function expectRing(element: Element | null): void {
  expect(element).toHaveFocus();
  expectOutline(element);
}

function expectOutline(element: Element | null): void {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element as Element);
  expect(outlineStyle).toBe('solid');
  expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
  expect(outlineColor).toBe(systemColour('Highlight'));
}

/**
 * The focus is a ring in the system highlight colour, on buttons and on fields. Elsewhere the box of a field shows
 * its focus.
 */
export const Focus: Story = {
  render: () => (
    <Stack gap={4} align="start">
      <Button>Export</Button>
      <TextField label="Name" defaultValue="Crawler excavator, 20 t" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    if (!isForced()) return;
    await userEvent.tab();
    expectRing(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.tab();
    expectRing(canvas.getByRole('textbox', { name: 'Name' }));
  },
};

/** A focused row has a ring. A selected row has a mark at its start. */
export const Rows: Story = {
  render: () => <OffersTable state={{ perPage: 10 }} selection={{}} />,
  play: async ({ canvas }) => {
    if (!isForced()) return;
    await userEvent.keyboard('jx');
    const [, chosen, other] = canvas.getAllByRole('row');
    expectRing(chosen ?? null);
    const markOf = (row: Element | undefined) => {
      const { borderInlineStartWidth, borderInlineStartStyle } = getComputedStyle(
        row?.firstElementChild as Element,
      );
      return borderInlineStartStyle === 'none' ? '0px' : borderInlineStartWidth;
    };
    expect([markOf(chosen), markOf(other)]).toEqual(['4px', '0px']);
  },
};

/** A focused grid cell has a ring. */
export const Cells: Story = {
  render: () => <FleetTable selection={{}} />,
  play: async ({ canvas }) => {
    if (!isForced()) return;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expectRing(canvas.getByRole('grid').querySelector(':focus'));
  },
};

/** Badges have an outline. Switches have the native appearance, both on and off. */
export const States: Story = {
  render: () => (
    <Stack gap={4} align="start">
      <Badge tone="success">Active</Badge>
      <Switch label="Delivery included" defaultChecked />
      <Switch label="With an operator" />
      <div style={{ width: 240 }}>
        <Progress label="Uploading" value={0.4} />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    if (!isForced()) return;
    const badge = getComputedStyle(canvas.getByText('Active'));
    expect(badge.outlineStyle).toBe('solid');
    expect(badge.outlineColor).not.toBe(badge.backgroundColor);
    for (const toggle of canvas.getAllByRole('switch')) {
      expect(getComputedStyle(toggle).appearance).toBe('auto');
    }
    const bar = canvas.getByRole('progressbar');
    // The track has no background here, so only its border shows the total.
    expect(getComputedStyle(bar).borderTopStyle).toBe('solid');
    const fill = getComputedStyle(bar.firstElementChild as Element).backgroundColor;
    expect(fill).toBe(systemColour('CanvasText'));
    expect(fill).not.toBe(getComputedStyle(bar).backgroundColor);
  },
};

/** The current page differs from the other links, and a focused menu item from the other items. */
export const Places: Story = {
  render: () => (
    <Stack gap={4} align="start">
      <Tabs
        label="Offers"
        items={[
          { id: 'all', label: 'All', href: '#/all', isCurrent: true },
          { id: 'new', label: 'New', href: '#/new' },
        ]}
      />
      <Menu
        trigger={<Button>Actions</Button>}
        placement="bottom-start"
        items={[
          { label: 'Hide', onPress: fn() },
          { label: 'Reject', onPress: fn() },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    if (!isForced()) return;
    const colourOf = (name: string) =>
      getComputedStyle(canvas.getByRole('link', { name })).backgroundColor;
    expect(colourOf('All')).toBe(systemColour('Highlight'));
    expect(colourOf('New')).not.toBe(colourOf('All'));
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const item = await canvas.findByRole('menuitem', { name: 'Hide' });
    await expect(item).toHaveFocus();
    expectRing(item);
  },
};

/** The highlighted option has a ring, although the focus stays in the field. */
export const Options: Story = {
  render: () => (
    <Select
      label="Type"
      value={null}
      onChange={fn()}
      options={[
        { value: 'equipment', label: 'Equipment' },
        { value: 'service', label: 'Service' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    if (!isForced()) return;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expectOutline(canvas.getByRole('option', { name: 'Equipment' }));
    const { outlineStyle } = getComputedStyle(canvas.getByRole('option', { name: 'Service' }));
    expect(outlineStyle).toBe('none');
  },
};

/** A selected card has the same mark as a row. */
export const Cards: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <OffersTable state={{ perPage: 10 }} selection={{}} />,
  play: async ({ canvas }) => {
    if (!isForced()) return;
    const [first] = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    const card = first?.closest('li') as Element;
    await userEvent.click(first as Element);
    expect(getComputedStyle(card).borderInlineStartWidth).toBe('4px');
    expect(getComputedStyle(card).borderInlineStartColor).toBe(systemColour('Highlight'));
  },
};
