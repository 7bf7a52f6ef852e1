import { css } from 'styled-components';
import { media, theme } from '../theme/theme.ts';

/** Shared styles of buttons, links that look like buttons, and icon buttons. */
export const buttonStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  max-width: 100%;
  min-height: ${theme.control};
  padding: 0 ${theme.space3};
  border: 1px solid ${theme.border};
  border-radius: ${theme.radius};
  background: ${theme.surface};
  color: ${theme.text};
  font-family: inherit;
  font-size: ${theme.textMd};
  line-height: 18px;
  font-weight: 500;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition: background-color ${theme.fast} ${theme.ease}, border-color ${theme.fast} ${theme.ease};

  &[data-size='large'] {
    min-height: ${theme.controlLarge};
    font-size: ${theme.textBase};
    padding: 0 ${theme.space4};
  }
  ${media.touch} {
    &, &[data-size='large'] {
      min-width: 44px;
      min-height: 44px;
    }
  }

  &:hover { background: ${theme.hover}; border-color: ${theme.outline}; }
  &:active { background: ${theme.pressed}; }

  &[data-variant='primary'] {
    background: ${theme.accentFill};
    border-color: ${theme.accentFill};
    color: ${theme.onAccent};
    &:hover { background: ${theme.accentFillHover}; border-color: ${theme.accentFillHover}; }
  }
  &[data-variant='ghost'] {
    background: none;
    border-color: transparent;
    &:hover { background: ${theme.pressed}; }
  }
  &[data-variant='refuse'] {
    border-color: color-mix(in srgb, ${theme.danger} 45%, ${theme.surface});
    color: ${theme.danger};
    &:hover { background: ${theme.dangerSoft}; border-color: ${theme.danger}; }
  }
  &[data-variant='danger'] {
    background: ${theme.dangerFill};
    border-color: ${theme.dangerFill};
    color: ${theme.onDanger};
    &:hover { background: ${theme.dangerFillHover}; border-color: ${theme.dangerFillHover}; }
  }

  &[data-variant='approve'] {
    background: ${theme.successFill};
    border-color: ${theme.successFill};
    color: ${theme.onSuccess};
    &:hover { background: ${theme.successFillHover}; border-color: ${theme.successFillHover}; }
  }

  &:disabled, &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  &:focus-visible {
    outline: 2px solid ${theme.focus};
    outline-offset: 2px;
  }
`;
