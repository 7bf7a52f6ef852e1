import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OffersTable } from './OffersTable.tsx';

const meta = {
  component: OffersTable,
} satisfies Meta<typeof OffersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('26–50 of 412 results')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
    await expect(canvas.getByText('401–412 of 412 results')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Page 17' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Page 15' }));
    await userEvent.click(canvas.getByRole('button', { name: 'First page' }));
    await expect(canvas.getByText('1–25 of 412 results')).toBeVisible();
  },
};

/** A new page size keeps the first row on the page. */
export const PageSize: Story = {
  args: { state: { page: 5 } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page:'), '10');
    await expect(canvas.getByText('101–110 of 412 results')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
  },
};

/** Pages with URLs are links, and a page can be prefetched on hover. */
export const PagesAsLinks: Story = {
  args: {
    state: { page: 3 },
    pager: { pageHref: (page) => `#/offers/page/${page}`, onPageHover: fn() },
  },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('link', { name: 'Next page' });
    expect(next).toHaveAttribute('href', '#/offers/page/4');
    await userEvent.hover(next);
    expect(args.pager?.onPageHover).toHaveBeenCalledWith(4);
    expect(canvas.getByRole('link', { name: 'First page' })).toHaveAttribute(
      'href',
      '#/offers/page/1',
    );
  },
};

/** The host marks the pressed page until it renders. It looks like the current one. */
export const PressedPage: Story = {
  args: {
    state: { page: 3 },
    pager: { pageHref: (page) => `#/offers/page/${page}` },
    renderLink: (props) => (
      <a {...props} data-navigating={props.href.endsWith('/4') ? '' : undefined} />
    ),
  },
  play: async ({ canvas }) => {
    const colour = (name: string) =>
      getComputedStyle(canvas.getByRole('link', { name })).backgroundColor;
    expect(colour('Page 4')).toBe(colour('Page 3'));
    expect(colour('Page 5')).not.toBe(colour('Page 3'));
  },
};

export const LastPageAsLinks: Story = {
  args: { state: { page: 17 }, pager: { pageHref: (page) => `#/offers/page/${page}` } },
  play: async ({ canvas }) => {
    const before = window.location.hash;
    const next = canvas.getByRole('link', { name: 'Next page' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    expect(window.location.hash).toBe(before);
  },
};

/** Another page starts at its first row. */
export const FromTheTop: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('table').parentElement as HTMLElement;
    frame.scrollTop = 300;
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    expect(frame.scrollTop).toBe(0);
  },
};
