import { Badge } from '@rentyard/ui/Badge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { contrast } from '../foundations/contrast.ts';
import { OffersTable } from '../table/OffersTable.tsx';
import { FieldForms, problemsOf } from './fieldForms.tsx';

/** People who ask their system for more contrast get stronger text, outlines and lines, in both themes. */
const meta = {
  title: 'Foundations/More contrast',
  parameters: { media: { 'prefers-contrast': 'more' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const isAsked = () => window.matchMedia('(prefers-contrast: more)').matches;

function colourOf(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(${name})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Text of every kind reaches 7:1, outlines of fields and lines of tables 3:1, in both themes. */
function expectStrongColours(): void {
  const root = document.documentElement;
  const before = root.dataset.theme;
  for (const theme of ['light', 'dark']) {
    root.dataset.theme = theme;
    const surface = colourOf('--ry-surface');
    for (const text of ['--ry-text', '--ry-text-soft', '--ry-text-muted']) {
      expect(contrast(colourOf(text), surface)).toBeGreaterThanOrEqual(7);
    }
    expect(contrast(colourOf('--ry-outline'), surface)).toBeGreaterThanOrEqual(7);
    for (const line of ['--ry-border', '--ry-hairline']) {
      expect(contrast(colourOf(line), surface)).toBeGreaterThanOrEqual(3);
    }
  }
  root.dataset.theme = before ?? 'light';
}

export const Fields: Story = {
  render: () => <FieldForms />,
  play: () => {
    if (isAsked()) expectStrongColours();
  },
};

export const Table: Story = {
  render: () => (
    <>
      <Badge tone="success">Active</Badge>
      <OffersTable state={{ perPage: 5 }} selection={{}} />
    </>
  ),
  play: () => {
    if (isAsked()) expectStrongColours();
  },
};

/** With forced colours, the box of a field or the field itself shows the focus as an outline. */
export const ForcedColours: Story = {
  parameters: { media: { 'forced-colors': 'active' } },
  render: () => <FieldForms />,
  play: async ({ canvasElement }) => {
    if (!window.matchMedia('(forced-colors: active)').matches) return;
    const problems = await problemsOf(canvasElement, async (form) => {
      form.querySelector<HTMLElement>('input')?.blur();
      const stop = form.querySelector<HTMLElement>(
        ':is(input, textarea, select, button, [contenteditable=true], [tabindex="0"]):not([type=hidden], [hidden])',
      );
      stop?.focus();
      await userEvent.keyboard('{Shift}');
      const focused = document.activeElement as Element;
      expect(form.contains(focused)).toBe(true);
      const shown = [focused, ...form.querySelectorAll('*')].some((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
      });
      expect(shown).toBe(true);
    });
    expect(problems).toEqual([]);
  },
};
