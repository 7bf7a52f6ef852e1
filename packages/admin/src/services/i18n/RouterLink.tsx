import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface RouterLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A URL with its language, as `usePath` returns it. */
  readonly to: string;
  /** State of the new history entry. */
  readonly state?: unknown;
  /** Replaces the current history entry, so that Back skips it. */
  readonly replace?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link without a page load. Used instead of the router's own `Link`, which includes the code of
 * its framework mode.
 */
export function RouterLink(props: RouterLinkProps): ReactNode {
  const { to, state, replace, target, onClick, ...rest } = props;
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, target, replace });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
