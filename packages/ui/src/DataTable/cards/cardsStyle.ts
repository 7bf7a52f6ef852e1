import { styled } from 'styled-components';
import { hiddenTextStyle } from '../../primitives/text/hiddenTextStyle.ts';
import { media, theme } from '../../theme/theme.ts';
import { checkboxStyle } from '../row/Check.tsx';
import { busyLine, cellParts, skeletonParts } from '../row/parts.ts';

/** Styles of the cards. Every target is at least 44 px. */
export const Cards = styled.div`
  ${cellParts}
  ${skeletonParts}
  ${checkboxStyle}
  scroll-margin-block-start: calc(${theme.topBar} + ${theme.space2});
  font-size: ${theme.textMd};
  line-height: 18px;
  font-variant-numeric: tabular-nums;

  > ul {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 6px;
  }
  > ul > li {
    padding: ${theme.space1} ${theme.space3} ${theme.space2};
    border: 1px solid ${theme.border};
    border-radius: ${theme.radiusLarge};
    background: ${theme.surface};
    scroll-margin: 72px 0;
  }
  > ul > li[data-pressed] {
    background: ${theme.pressed};
  }
  ${media.touch} {
    > ul > li { -webkit-touch-callout: none; -webkit-user-select: none; user-select: none; }
  }
  > ul > li[data-selected] {
    background: ${theme.selected};
  }
  > ul > li:is([aria-current], [data-navigating]) {
    background: ${theme.pressed};
  }
  > ul > li:focus-visible {
    outline-offset: 0;
  }
  > ul[data-openable] > li {
    cursor: pointer;
  }
  [data-part='top'] {
    display: flex;
    align-items: flex-start;
    gap: ${theme.space2};
  }
  [data-part='head'] {
    display: flex;
    align-items: center;
    gap: ${theme.space2};
    min-height: 44px;
    margin-block-end: ${theme.space1};
    padding-inline-start: ${theme.space3};
    color: ${theme.textMuted};
  }
  [data-part='check'] {
    flex: none;
    width: 44px;
    height: 44px;
    margin-inline-start: -12px;
    display: grid;
    place-items: center;
  }
  /* The longest sort order fits beside its label on a phone. */
  ${media.touch} {
    [data-part='head'] > [data-part='check'] { margin-inline-end: -8px; }
  }
  [data-part='head'] > label { white-space: nowrap; }
  select {
    min-width: 0;
    height: 44px;
    margin-inline-start: auto;
    padding: 0 ${theme.space1};
    border: 0;
    border-radius: ${theme.radius};
    color: ${theme.text};
    background: none;
  }
  [data-part='top'] > img,
  [data-part='top'] > span {
    margin-block: 7px;
  }
  [data-part='title'] {
    display: grid;
    /* A wide badge must not widen the name: the menu would cover it. */
    grid-template-columns: minmax(0, 1fr);
    flex: 1;
    gap: ${theme.space1};
    min-width: 0;
  }
  [data-primary] {
    font-weight: 500;
    font-size: ${theme.textBase};
    overflow-wrap: anywhere;
  }
  [data-primary] [data-part='name'] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [data-primary] a {
    display: grid;
    align-content: center;
    min-height: 44px;
    text-decoration: none;
  }
  button {
    display: grid;
    place-items: center;
    flex: none;
    width: 44px;
    height: 44px;
    margin-inline-end: -12px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius};
    background: none;
    color: ${theme.textMuted};
    cursor: pointer;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px ${theme.space3};
    padding-block-start: ${theme.space1};
  }
  dl > div {
    display: flex;
    gap: ${theme.space1};
    min-width: 0;
  }
  dt {
    flex: none;
    color: ${theme.textMuted};
  }
  dl > :not([data-labelled]) > dt { ${hiddenTextStyle} }
  dd {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-skeleton] {
    display: grid;
    align-content: center;
    min-height: 18px;
  }
  [data-part='title'] > [data-skeleton]:first-child {
    min-height: 44px;
  }
  dd [data-skeleton] {
    width: 96px;
  }
  ul[aria-busy='true']::before {
    ${busyLine}
    inset-block-start: -6px;
  }
`;
