import { css, styled } from 'styled-components';
import { media, theme } from '../theme/theme.ts';

/** Border, ring and states of every input box. */
export const boxStyle = css`
  display: flex;
  align-items: center;
  gap: ${theme.space2};
  width: 100%;
  min-width: 0;
  min-height: ${theme.controlLarge};
  padding: 0 10px;
  border: 1px solid ${theme.outline};
  border-radius: ${theme.radius};
  background: ${theme.surface};
  color: ${theme.text};
  transition: border-color ${theme.fast} ${theme.ease}, box-shadow ${theme.fast} ${theme.ease};

  ${media.touch} {
    min-height: 44px;
  }
  &:hover { border-color: ${theme.textMuted}; }
  &:focus-within {
    border-color: ${theme.focus};
    box-shadow: 0 0 0 3px color-mix(in srgb, ${theme.focus} 24%, transparent);
  }
  &[data-state='error'] { border-color: ${theme.danger}; box-shadow: inset 0 0 0 1px ${theme.danger}; }
  &[data-state='error']:focus-within {
    box-shadow: inset 0 0 0 1px ${theme.danger},
      0 0 0 3px color-mix(in srgb, ${theme.danger} 24%, transparent);
  }
  &:has(> [readonly]), &[data-readonly] {
    background: ${theme.sunken};
    border-style: dashed;
  }
  &:has(> :autofill) { background: ${theme.infoSoft}; }
  &:has(> :disabled:not(button)), &[data-disabled] {
    background: ${theme.sunken};
    border: 1px solid ${theme.border};
    color: ${theme.textMuted};
    cursor: not-allowed;
  }
  &[data-size='medium'] {
    min-height: ${theme.control};
    font-size: ${theme.textMd};
    ${media.touch} {
      min-height: 44px;
    }
  }
`;

/** The box of an input with its prefix and suffix. */
export const Box = styled.div`
  ${boxStyle}
`;

/** The bare control inside a box. On touch devices it is 16 px, because phones zoom in on smaller text. */
export const controlStyle = css`
  flex: 1;
  min-width: 0;
  width: 100%;
  padding: 0;
  border: 0;
  outline: none;
  background: none;
  color: inherit;
  font: inherit;
  line-height: 20px;
  text-overflow: ellipsis;

  /* The browser's own background cannot be replaced, only covered. */
  &:autofill {
    box-shadow: inset 0 0 0 40px ${theme.infoSoft};
    -webkit-text-fill-color: currentColor;
    caret-color: currentColor;
  }
  &::placeholder { color: ${theme.textMuted}; opacity: 1; }
  &:disabled { -webkit-text-fill-color: currentColor; opacity: 1; cursor: not-allowed; }
  &[data-code] { font-family: ${theme.fontMono}; font-size: ${theme.textMd}; }
  ${media.touch} {
    &, &[data-code] { font-size: ${theme.textLg}; }
  }
  [dir='rtl'] &[dir='ltr'] { text-align: end; }
  &[data-number] { font-variant-numeric: tabular-nums; }
`;

/** Its text has the direction of its first letter, unless the field has another rule. */
export const Control = styled.input.attrs(({ dir }) => ({ dir: dir ?? 'auto' }))`
  ${controlStyle}
`;

/** A unit, a currency or a range beside the value. */
export const Affix = styled.span`
  flex: none;
  max-width: 50%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${theme.textMd};
  color: ${theme.textMuted};
`;
