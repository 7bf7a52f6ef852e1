import type { RenderLink } from '@rentyard/ui/link';
import { Link } from 'react-router';

/** Draws the links of the design system through the router, so that they load no page. */
export const renderRouterLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;
