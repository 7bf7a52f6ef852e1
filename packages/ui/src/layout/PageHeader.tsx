import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { wrapMixedTexts, wrapTexts } from '../lib/wrapTexts.tsx';
import { Heading } from '../primitives/text/Heading.tsx';
import { media, theme } from '../theme/theme.ts';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** "412 results", formatted by the host. */
  readonly count?: ReactNode;
  /** Beside the title: status, code. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/**
 * The title of a page. The heading is focusable, so that a host can focus it after navigation and screen readers read
 * it.
 */
export function PageHeader({ title, count, children, actions }: PageHeaderProps): ReactNode {
  return (
    <Row>
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      {count !== undefined && <Count>{wrapMixedTexts(count)}</Count>}
      {wrapTexts(children)}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Row>
  );
}

/* A page with a fixed height shrinks its rows, not its title. */
const Row = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space2} ${theme.space3};
  min-height: ${theme.control};
  margin-bottom: ${theme.space3};

  > h1:focus { outline: none; }
  ${media.phone} { column-gap: ${theme.space2}; }
`;

const Count = styled.span`
  color: ${theme.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space2};
  margin-inline-start: auto;
`;
