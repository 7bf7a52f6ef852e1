import { css } from 'styled-components';

/** Hides a text from sight, but not from screen readers. */
export const hiddenTextStyle = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
