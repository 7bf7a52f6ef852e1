import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** What a place that needs a link hands to its host. */
export interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'children'> {
  readonly href: string;
  readonly children: ReactNode;
}

/**
 * Draws a link. Hosts with a router pass their own (`(props) => <Link to={props.href} {...props} />`);
 * without one a plain anchor is drawn.
 */
export type RenderLink = (props: LinkProps) => ReactNode;

export const renderAnchor: RenderLink = (props) => <a {...props} />;
