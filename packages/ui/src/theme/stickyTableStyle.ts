import { css } from 'styled-components';
import { theme } from './theme.ts';

/** The frame of a table that scrolls both ways below its head and beside its first column. */
export const stickyTableStyle = css`
  position: relative;
  overflow: auto;
  max-height: inherit;
  background: ${theme.surface};

  table { width: 100%; border-collapse: separate; border-spacing: 0; }
  th, td { padding: 0; border-bottom: 1px solid ${theme.hairline}; background: ${theme.surface}; }
  thead th, thead td {
    position: sticky;
    top: 0;
    z-index: 1;
    border-bottom-color: ${theme.border};
    background: ${theme.hover};
    font-weight: 500;
  }
  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    min-width: 180px;
    font-weight: 500;
  }
  thead th:first-child { z-index: 2; }
`;

/** The frame of such a table as a card, whose first column has a line of its own. */
export const stickyCardStyle = css`
  ${stickyTableStyle}
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};

  th:first-child { border-inline-end: 1px solid ${theme.border}; text-align: start; }
`;
