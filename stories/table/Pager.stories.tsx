import { defaultTableState } from '@rentyard/ui/DataTable';
import { renderAnchor } from '@rentyard/ui/link';
import { Pager, type PagerProps } from '@rentyard/ui/Pager';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

const handleHover = fn();

const meta = {
  component: Pager,
  args: {
    options: {},
    state: { ...defaultTableState, page: 3 },
    onStateChange: () => {},
    rowCount: undefined,
    total: 412,
    isTotalExact: true,
    renderLink: renderAnchor,
  },
  render: (args) => <Turned {...args} />,
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

function Turned(props: PagerProps): ReactNode {
  const [state, setState] = useState(props.state);
  const { page, perPage } = state;
  const { total = 0 } = props;
  return (
    <Pager
      {...props}
      state={state}
      rowCount={Math.min(perPage, total - (page - 1) * perPage)}
      onStateChange={(change) => setState((before) => ({ ...before, ...change }))}
    />
  );
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const range = canvas.getByText(/^51.75 of 412/);
    await expect(range).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(range).toHaveTextContent(/^76.100 of 412/);
    // The first row stays on the page when the page size grows.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page:' }), '50');
    await expect(range).toHaveTextContent(/^51.100 of 412/);
  },
};

/** Pages with URLs are links: they open in a new tab, and hovering can prefetch them. */
export const WithAddresses: Story = {
  args: { options: { pageHref: (page) => `#/page/${page}`, onPageHover: handleHover } },
  play: async ({ canvas }) => {
    handleHover.mockClear();
    const next = canvas.getByRole('link', { name: 'Next page' });
    await expect(next).toHaveAttribute('href', '#/page/4');
    await userEvent.hover(next);
    await expect(handleHover).toHaveBeenCalledWith(4);
  },
};

/** Disabled page controls stay focusable, so that the focus is not lost. */
export const AtTheEnd: Story = {
  args: { state: { ...defaultTableState, page: 17 } },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveFocus();
    await expect(canvas.getByText(/^401.412 of 412/)).toBeVisible();
  },
};

/** There are more rows than the counted ones. */
export const Estimated: Story = { args: { total: 10_000, isTotalExact: false } };
