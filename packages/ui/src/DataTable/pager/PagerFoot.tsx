import type { MouseEvent } from 'react';
import { memo, type ReactNode, useId, useMemo } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/controlIcons.ts';
import { ChevronsLeftIcon, ChevronsRightIcon } from '../../icons/tableIcons.ts';
import { type Glyph, Icon } from '../../lib/Icon.tsx';
import type { RenderLink } from '../../lib/link.tsx';
import { useLanguageTag, useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { Foot } from './pagerStyle.ts';

/** Options of the pager. */
export interface PagerOptions {
  /** Renders page controls as links. Without it they call `onStateChange`. */
  readonly pageHref?: (page: number) => string;
  /** Called when the pointer or the focus rests on a page link, to prefetch the page. */
  readonly onPageHover?: (page: number) => void;
  /** Defaults to 10, 25, 50 and 100. */
  readonly sizes?: readonly number[];
}

interface PagerFootProps {
  readonly options: PagerOptions;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly pageCount: number;
  readonly setPageIndex: (index: number) => void;
  readonly onPerPage: (perPage: number) => void;
  /** Number of rows on this page; undefined while they load. */
  readonly rowCount: number | undefined;
  readonly total: number | undefined;
  readonly isTotalExact: boolean;
  readonly renderLink: RenderLink;
}

const defaultSizes = [10, 25, 50, 100] as const;

/** The foot of a table: page size, visible range and page controls. Renders only if its own props change. */
export const PagerFoot = memo(function PagerFoot({
  options,
  page,
  perPage,
  pageCount,
  setPageIndex,
  onPerPage,
  rowCount,
  total,
  isTotalExact,
  renderLink,
}: PagerFootProps): ReactNode {
  const t = useUiStrings();
  const tag = useLanguageTag();
  const sizeId = useId();
  const { sizes = defaultSizes } = options;
  const last = Math.max(1, pageCount);
  const numbers = useMemo(() => new Intl.NumberFormat(tag), [tag]);
  const print = (value: number) => numbers.format(value);
  const range = rowRange(page, perPage, rowCount ?? 0);
  const onPage = (number: number) => setPageIndex(number - 1);
  const step = { renderLink, options, onPage, current: page, last };
  return (
    <Foot>
      <label htmlFor={sizeId}>{t('table.per_page')}</label>
      <select
        id={sizeId}
        value={perPage}
        onChange={(event) => onPerPage(Number(event.currentTarget.value))}
      >
        {[...new Set([...sizes, perPage])]
          .sort((a, b) => a - b)
          .map((size) => (
            <option key={size}>{size}</option>
          ))}
      </select>
      <output data-part="range">
        {total !== undefined &&
          rowCount !== undefined &&
          t('table.range', {
            from: print(range.from),
            to: print(range.to),
            total: isTotalExact ? print(total) : `${print(total)}+`,
            count: total,
          })}
      </output>
      <nav aria-label={t('table.pages')}>
        <PageStep {...step} to={1} label={t('table.first_page')} icon={ChevronsLeftIcon} />
        <PageStep {...step} to={page - 1} label={t('table.previous_page')} icon={ChevronLeftIcon} />
        {pagesAround(page, last).map((number) => (
          <PageStep
            {...step}
            key={number}
            to={number}
            label={t('table.page', { page: print(number) })}
            text={print(number)}
          />
        ))}
        <span data-part="position" aria-hidden>
          {`${print(page)} / ${print(last)}`}
        </span>
        <PageStep {...step} to={page + 1} label={t('table.next_page')} icon={ChevronRightIcon} />
        <PageStep {...step} to={last} label={t('table.last_page')} icon={ChevronsRightIcon} />
      </nav>
    </Foot>
  );
});

interface PageStepProps {
  readonly to: number;
  readonly current: number;
  readonly last: number;
  readonly label: string;
  readonly icon?: Glyph;
  readonly text?: string;
  readonly options: PagerOptions;
  readonly onPage: (page: number) => void;
  readonly renderLink: RenderLink;
}

/** A control to another page: a link if pages have URLs, else a button. */
function PageStep({
  to,
  current,
  last,
  label,
  icon,
  text,
  options,
  onPage,
  renderLink,
}: PageStepProps): ReactNode {
  const { pageHref, onPageHover } = options;
  const isCurrent = to === current;
  const isOut = to < 1 || to > last || (isCurrent && icon !== undefined);
  const handleHover = onPageHover && !isOut ? () => onPageHover(to) : undefined;
  const attributes = {
    children: icon ? <Icon of={icon} /> : text,
    'aria-label': label,
    'aria-current': isCurrent && !icon ? ('page' as const) : undefined,
    // Stays in the tab order on the first and last page, so that pressing it does not lose the focus.
    'aria-disabled': isOut || undefined,
    'data-number': icon ? undefined : true,
    onPointerEnter: handleHover,
    onFocus: handleHover,
  };
  if (!pageHref) {
    const handleClick = () => {
      if (!isOut) onPage(to);
    };
    return <button type="button" {...attributes} onClick={handleClick} />;
  }
  return renderLink({
    ...attributes,
    href: pageHref(isOut ? current : to),
    onClick: isOut ? stay : undefined,
  });
}

function stay(event: MouseEvent): void {
  event.preventDefault();
}

/** Up to five page numbers around the current one. The count is constant, so the buttons do not move. */
export function pagesAround(page: number, last: number): readonly number[] {
  const count = Math.min(5, last);
  const first = Math.min(Math.max(1, page - 2), last - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}

/** Numbers of the first and the last row of a page, counted from 1. */
export function rowRange(
  page: number,
  perPage: number,
  rowCount: number,
): { readonly from: number; readonly to: number } {
  const before = (page - 1) * perPage;
  return { from: rowCount === 0 ? 0 : before + 1, to: rowCount === 0 ? 0 : before + rowCount };
}
