import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The list of columns. */
export const List = styled.ul`
  width: 296px;
  max-width: 100%;
  max-height: min(240px, 40vh);
  overflow: auto;
  overscroll-behavior: contain;

  li {
    display: flex;
    align-items: center;
    gap: 2px;
    min-height: 32px;
    border-radius: ${theme.radiusSmall};
  }
  li:hover {
    background: ${theme.hover};
  }
  li > :nth-child(2) {
    flex: 1;
    overflow: hidden;
  }
  li label {
    width: 100%;
    font-size: ${theme.textMd};
  }
  [data-part='grip'] {
    padding: ${theme.space1};
    color: ${theme.textMuted};
    cursor: grab;
    touch-action: none;
  }
  [data-part='grip']:active {
    cursor: grabbing;
  }
  button {
    color: ${theme.textMuted};
  }
  button[aria-pressed='true'] {
    color: ${theme.accent};
  }
`;

/** The foot of the list: keyboard hints and the reset button. */
export const Hint = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space2};
  width: 296px;
  max-width: 100%;
  margin-block-start: ${theme.space2};
  padding-block-start: ${theme.space2};
  border-block-start: 1px solid ${theme.hairline};
  font-size: ${theme.textSm};
  color: ${theme.textMuted};
`;
