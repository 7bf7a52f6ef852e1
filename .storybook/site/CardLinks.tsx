import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SiteLink } from './SiteLink.tsx';

interface CardLink {
  readonly title: string;
  readonly text: string;
  /** A path of Storybook. */
  readonly to: string;
}

/** Links to pages of the site as cards. */
export function CardLinks({ of: links }: { readonly of: readonly CardLink[] }): ReactNode {
  return (
    <Grid className="sb-unstyled">
      {links.map(({ title, text, to }) => (
        <li key={to}>
          <SiteLink to={to}>{title}</SiteLink>
          <span>{text}</span>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: ${theme.space3};
  margin: ${theme.space4} 0 ${theme.space8};

  li {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${theme.space1};
    padding: ${theme.space4};
    border: 1px solid ${theme.border};
    border-radius: ${theme.radiusLarge};
    font-size: ${theme.textMd};
    line-height: 18px;
    color: ${theme.textMuted};
    background: ${theme.page};
  }
  li:hover { border-color: ${theme.outline}; }
  a { font-size: ${theme.textBase}; font-weight: 600; color: ${theme.accent}; text-decoration: none; }
  /* The whole card is the target of its link. */
  a::after { content: ''; position: absolute; inset: 0; }
`;
