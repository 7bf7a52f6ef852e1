import { styled } from 'styled-components';
import { Frame } from '../DataTable/Frame.ts';
import { theme } from '../theme/theme.ts';

/** The frame of a table whose rows are drawn where they belong instead of one after another. */
export const WindowFrame = styled(Frame)`
  tbody[data-window] {
    position: relative;
  }
  tbody[data-window] tr {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    height: var(--ry-row);
    contain: strict;
  }
  :is(th, td):focus-visible {
    outline: 2px solid ${theme.focus};
    outline-offset: -2px;
  }
`;
