import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Buttons of a wrapping row: two equal ones per line, or one if a label needs more than half of the line. */
export const equalButtons = css`
  > button,
  > a {
    flex: 1 1 calc(50% - ${theme.space1});
    min-width: fit-content;
  }
`;
