import type { RenderLink } from '@rentyard/ui/link';
import { RouterLink } from './RouterLink.tsx';

/** Draws the links of the design system through the router, so that they load no page. */
export const renderRouterLink: RenderLink = ({ href, ...rest }) => (
  <RouterLink to={href} {...rest} />
);
