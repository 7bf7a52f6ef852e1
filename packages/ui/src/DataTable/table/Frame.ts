import { css, styled } from 'styled-components';
import { media, theme } from '../../theme/theme.ts';
import { checkboxStyle } from '../row/Check.tsx';
import { busyLine, cellParts, skeletonParts } from '../row/parts.ts';
import { pinStyle, rowStyle } from './rowStyle.ts';

/** Styles of the table head: labels, sort buttons, resize handles. */
const headStyle = css`
  thead th {
    position: relative;
    height: 36px;
    padding: 0;
    font-size: ${theme.textSm};
    font-weight: 500;
    color: ${theme.textMuted};
    border-bottom-color: ${theme.border};
  }
  thead [data-part='head'],
  thead button {
    display: flex;
    align-items: center;
    gap: 4px;
    width: 100%;
    height: 100%;
    padding: 0 10px;
    border: 0;
    background: none;
    overflow: hidden;
    text-align: inherit;
  }
  thead button {
    cursor: pointer;
    font-weight: inherit;
  }
  thead [data-align='end'] :is([data-part='head'], button) {
    flex-direction: row-reverse;
  }
  thead [data-align='center'] :is([data-part='head'], button) {
    justify-content: center;
  }
  thead bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  thead button:is(:hover, [data-navigating]),
  thead th:not([aria-sort='none'])[aria-sort] {
    color: ${theme.text};
  }
  thead svg {
    flex: none;
    opacity: 0;
    transition: opacity ${theme.fast};
  }
  thead button:is(:hover, :focus-visible) svg {
    opacity: 0.5;
  }
  thead [data-navigating] svg,
  thead th:not([aria-sort='none'])[aria-sort] svg {
    opacity: 1;
  }
  thead th[aria-sort='descending'] svg {
    rotate: 180deg;
  }
  thead [data-part='resize'] {
    position: absolute;
    inset-block: 8px;
    inset-inline-end: 0;
    width: 9px;
    border-inline-end: 2px solid transparent;
    cursor: col-resize;
    touch-action: none;
  }
  thead [data-part='resize']:is(:hover, :active) {
    border-color: ${theme.accentMark};
  }
  thead sup {
    font-size: 10px;
    line-height: 1;
  }
`;

/** The table with its pager. Fills a flex column of limited height and scrolls inside itself. */
export const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  container-type: inline-size;
  --ry-row: ${theme.rowHeight};

  &[data-density='compact'] {
    --ry-row: 36px;
  }
  ${media.touch} {
    &[data-density] {
      --ry-row: 44px;
    }
  }
`;

/**
 * All styles of the table, for plain elements marked by `data-*`. A cell is one element without a React component.
 * Rows are grids over the same tracks, so the browser can lay out, pin and render each row independently.
 */
export const Frame = styled.div`
  ${cellParts}
  ${skeletonParts}
  ${checkboxStyle}
  position: relative;
  flex: 1 1 auto;
  min-height: 0;
  overflow: auto;
  overscroll-behavior-x: contain;
  /* A focused element scrolls out from under the head, the checkboxes and the actions. */
  scroll-padding-block: 40px 8px;
  scroll-padding-inline: 40px 50px;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.surface};

  &[data-has-pager] {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  table {
    display: block;
    width: 100%;
    font-size: ${theme.textMd};
    line-height: 18px;
    font-variant-numeric: tabular-nums;
  }
  thead,
  tbody {
    display: block;
  }
  thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
  }
  tr {
    display: grid;
    grid-template-columns: var(--ry-tracks);
    position: relative;
  }
  th,
  td {
    display: block;
    align-content: center;
    min-width: 0;
    padding: 0 10px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    text-align: start;
    font-weight: 400;
    background: ${theme.surface};
    border-bottom: 1px solid ${theme.hairline};
  }
  &:has(~ [role='toolbar']) tbody {
    padding-block-end: 56px;
  }
  [data-align='end'] {
    text-align: end;
  }
  [data-align='end']::before {
    margin-inline-start: auto;
  }
  [data-align='center'] {
    text-align: center;
  }
  [data-align='center']::before {
    margin-inline: auto;
  }

  ${headStyle}
  ${rowStyle}
  ${pinStyle}

  [data-shape='image'] > * {
    display: grid;
  }
  &[data-dense] [data-part='name'] {
    line-height: 16px;
  }
  &[data-dense] [data-part='detail'] {
    font-size: ${theme.textXs};
    line-height: 13px;
  }
  &[data-dense] [data-shape='image'] > * {
    max-height: 28px;
    max-width: 36px;
  }

  /* Old rows stay while the next ones are on their way. */
  [aria-busy='true'] thead::after {
    ${busyLine}
    inset-block-end: 0;
  }
`;
