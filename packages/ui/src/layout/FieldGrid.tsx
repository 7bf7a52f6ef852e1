import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media, theme } from '../theme/theme.ts';

/** Fields in two columns, in one on phones. `data-span="all"` makes a child span the whole row. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space3} ${theme.space4};

  > [data-span='all'] { grid-column: 1 / -1; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

export type FieldGridProps = ComponentPropsWithRef<typeof FieldGrid>;
