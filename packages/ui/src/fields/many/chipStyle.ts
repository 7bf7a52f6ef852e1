import { css, styled } from 'styled-components';
import { media, theme } from '../../theme/theme.ts';
import { boxStyle } from '../inputStyle.ts';

/** A box that grows with its chips. The input fills the rest of the last line. */
export const ChipBox = styled.div`
  ${boxStyle}
  flex-wrap: wrap;
  gap: ${theme.space1};
  padding: 3px 6px;
  cursor: text;

  > input { flex: 1 1 96px; width: auto; min-width: 64px; padding-inline: ${theme.space1}; }
`;

export const chipStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  max-width: 100%;
  min-height: 26px;
  padding-inline: ${theme.space2} 2px;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusSmall};
  background: ${theme.pressed};
  color: ${theme.text};
  font-size: ${theme.textMd};
  line-height: 18px;
  cursor: default;

  > span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > svg, > i { flex: none; }
  &:focus { outline: 2px solid ${theme.focus}; outline-offset: 0; }
  &[aria-disabled] { padding-inline-end: ${theme.space2}; color: ${theme.textMuted}; }
  ${media.touch} { min-height: 44px; }
`;

/** The remove icon of a chip. For the pointer only, because the keyboard removes with Delete and Backspace. */
export const ChipCross = styled.i`
  display: inline-grid;
  place-items: center;
  width: 22px;
  height: 22px;
  border-radius: ${theme.radiusSmall};
  color: ${theme.textMuted};
  cursor: pointer;

  &:hover { background: ${theme.surface}; color: ${theme.text}; }
  ${media.touch} { width: 44px; height: 42px; }
`;
