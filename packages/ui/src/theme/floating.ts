import { css } from 'styled-components';
import { media, theme } from './theme.ts';

/** Styles and position of all floating boxes in the top layer. */
export const floating = css`
  position: fixed;
  inset: auto;
  margin: ${theme.space1} 0;
  padding: ${theme.space1};
  max-width: calc(100vw - ${theme.space4});
  max-height: min(360px, 60vh);
  overflow: auto;
  overscroll-behavior: contain;
  color: ${theme.text};
  background: ${theme.raised};
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  box-shadow: ${theme.shadowFloat};
  font-size: ${theme.textMd};
  position-try-fallbacks: flip-block, flip-inline, flip-block flip-inline;

  &[data-placement='bottom-start'] {
    position-area: block-end span-inline-end;
  }
  &[data-placement='bottom-end'] {
    position-area: block-end span-inline-start;
  }
  &[data-placement='bottom'] {
    position-area: block-end;
  }
  &[data-placement='top'] {
    position-area: block-start;
  }
  &[data-placement='inline-end'] {
    position-area: inline-end span-block-end;
    /* The first item is at the height of the anchor. */
    margin-block: calc(-1px - ${theme.space1}) 0;
    position-try-fallbacks: flip-inline, flip-block, flip-block flip-inline, block-end span-inline-end, block-end span-inline-start;
  }
  &[data-fit='anchor'] {
    min-width: anchor-size(width);
  }
  &:popover-open {
    animation: ry-float-in ${theme.fast} ${theme.ease};
  }
  &:focus-visible {
    outline: none;
  }
`;

/** One item of a menu or of a list of options. */
export const floatingItem = css`
  display: flex;
  align-items: center;
  gap: ${theme.space2};
  width: 100%;
  min-height: 32px;
  padding: 6px ${theme.space2};
  border: 0;
  border-radius: ${theme.radiusSmall};
  background: none;
  color: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  ${media.touch} {
    min-height: 44px;
  }
`;

/** A short dark note beside a control: tooltips, "copied". */
export const floatingNote = css`
  ${floating}
  max-width: min(280px, calc(100vw - ${theme.space4}));
  padding: ${theme.space1} ${theme.space2};
  border-color: transparent;
  border-radius: ${theme.radius};
  background: ${theme.bar};
  color: ${theme.onBar};
  font-size: ${theme.textSm};
  line-height: 16px;
  overflow-wrap: anywhere;
`;
