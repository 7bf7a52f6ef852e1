import { styled } from 'styled-components';
import { Frame } from '../DataTable/table/Frame.ts';
import { theme } from '../theme/theme.ts';

/** The frame of a table whose rows are positioned individually. */
export const WindowFrame = styled(Frame)`
  /* In a parent of no limited height every row would be in sight. */
  max-height: 100dvh;

  tbody[data-window] {
    position: relative;
    /* Computed once here, not for every row that moves. */
    grid-template-columns: var(--ry-tracks);
  }
  tbody[data-window] tr {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    grid-template-columns: inherit;
    height: var(--ry-row);
    contain: strict;
    border-bottom: 1px solid ${theme.hairline};
  }
  /* A row is painted as one; cells that others slide under have to cover them. */
  tbody[data-window] :is(th, td) {
    border-bottom: 0;
  }
  tbody[data-window] tr > :not([data-pin]) {
    background: none;
  }
  tbody[data-window] tr:hover {
    background: ${theme.hover};
  }
  tbody[data-window] tr[data-selected] {
    background: ${theme.selected};
  }
  tbody[data-window] tr[data-open-menu] {
    background: ${theme.pressed};
  }
  :is(th, td):focus-visible {
    outline: 2px solid ${theme.focus};
    outline-offset: -2px;
  }
`;
