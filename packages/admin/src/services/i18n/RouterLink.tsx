import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface RouterLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address with its language, as `usePath` makes it. */
  readonly to: string;
  /** Goes into the history entry beside the address. */
  readonly state?: unknown;
  /** Takes the place of the open address, so that Back leads where it led before. */
  readonly replace?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link that loads no page. Used instead of the router's own `Link`, which brings the code of its
 * framework mode along.
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
