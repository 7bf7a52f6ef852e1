import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** Props that a component passes to the link renderer of the host. */
export interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'children'> {
  readonly href: string;
  readonly children: ReactNode;
}

/**
 * Renders a link. Hosts with a router pass their own function (`(props) => <Link to={props.href} {...props} />`). The
 * default is a plain anchor. A host whose router renders later than the press sets `data-navigating` on the element
 * meanwhile: tabs, page numbers, sort headers and rows show it.
 */
export type RenderLink = (props: LinkProps) => ReactNode;

export const renderAnchor: RenderLink = (props) => <a {...props} />;
