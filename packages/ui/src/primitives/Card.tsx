import { forwardRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../lib/rootProps.ts';
import { wrapTexts } from '../lib/wrapTexts.tsx';
import { media, theme } from '../theme/theme.ts';
import { Heading } from './text/Heading.tsx';

export interface CardProps extends RootProps {
  readonly title?: ReactNode;
  /** Shown at the right of the title: language tabs, a button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Without padding, for lists and tables that fill the card. */
  readonly isFlush?: boolean;
}

/** A section of a page with its own surface. The title is its accessible name. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { title, actions, isFlush, children, ...root },
  ref,
) {
  const titleId = useId();
  return (
    <Box
      {...root}
      ref={ref}
      data-flush={isFlush || undefined}
      {...(title !== undefined && { 'aria-labelledby': titleId })}
    >
      {(title !== undefined || actions !== undefined) && (
        <Head>
          {title !== undefined && (
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
          )}
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Head>
      )}
      {wrapTexts(children)}
    </Box>
  );
});

const Box = styled.section`
  min-width: 0;
  padding: ${theme.space4} ${theme.space5} ${theme.space5};
  background: ${theme.surface};
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};

  ${media.phone} {
    padding: ${theme.space4};
  }
  /* What fills the card begins its texts below the title. */
  &[data-flush] {
    --ry-inset: ${theme.space5};
    padding: 0;
    overflow: hidden;
    ${media.phone} { --ry-inset: ${theme.space3}; }
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space2} ${theme.space3};
  min-height: 28px;
  margin-bottom: ${theme.space3};

  /* Actions are at the end of the line, and at its start where they wrap below the title. */
  > h2 { flex: 1 1 auto; }

  [data-flush] > & {
    margin: 0;
    padding: ${theme.space3} var(--ry-inset);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space2};

  &:only-child { margin-inline-start: auto; }
`;
