import type { RenderLink } from '@rentyard/ui/link';
import { RouterLink } from './RouterLink.tsx';

/** Renders the links of the design system through the router, without a page load. */
export const renderRouterLink: RenderLink = ({ href, ...rest }) => (
  <RouterLink to={href} {...rest} />
);
