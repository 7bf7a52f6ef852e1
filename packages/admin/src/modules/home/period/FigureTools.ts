import { media, theme } from '@rentyard/ui/theme';
import { styled } from 'styled-components';

/** The period of figures and what they are narrowed to: in a row, on phones below each other. */
export const FigureTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space3};
  align-items: end;

  > * { flex: none; max-width: 100%; }
  ${media.phone} { > * { flex: 1 1 100%; } }
`;
