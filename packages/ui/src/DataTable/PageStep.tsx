import type { MouseEvent, ReactNode } from 'react';
import { type Glyph, Icon } from '../lib/Icon.tsx';
import type { RenderLink } from '../lib/link.tsx';
import type { PagerOptions } from './PagerFoot.tsx';

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
export function PageStep({
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
