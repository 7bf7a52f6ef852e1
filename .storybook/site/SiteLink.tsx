import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren, ReactNode } from 'react';

interface SiteLinkProps {
  /** A path of Storybook: `/docs/fields-textfield--docs`. */
  readonly to: string;
}

/** A link to another page of the site. Storybook opens it around the frame of the docs. */
export function SiteLink({ to, children }: PropsWithChildren<SiteLinkProps>): ReactNode {
  return (
    <AnchorMdx href={`?path=${to}`} target="_self">
      {children}
    </AnchorMdx>
  );
}
