import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type LinkProps, type RenderLink, renderAnchor } from '../lib/link.tsx';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { theme } from '../theme/theme.ts';

export interface TextLinkProps extends LinkProps {
  /** Opens in a new tab, which receives no reference to this page. */
  readonly isExternal?: boolean;
  /** Renders the link of the host's router. */
  readonly renderLink?: RenderLink;
}

/** A link in a text. Use `ButtonLink` for a link that is an action of its page. */
export function TextLink({
  isExternal = false,
  renderLink = renderAnchor,
  children,
  ...rest
}: TextLinkProps): ReactNode {
  return (
    <Text>
      {renderLink({
        ...rest,
        ...(isExternal && { target: '_blank', rel: 'noopener noreferrer' }),
        children: wrapMixedTexts(children),
      })}
    </Text>
  );
}

const Text = styled.span`
  > a {
    color: ${theme.accent};
    text-decoration: underline;
    text-underline-offset: 2px;
    overflow-wrap: anywhere;
  }
  > a:hover { text-decoration-thickness: 2px; }
  > a:focus-visible { border-radius: ${theme.radiusSmall}; }
`;
