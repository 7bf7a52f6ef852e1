import { styled } from 'styled-components';
import { media, theme } from '../theme/theme.ts';
import { checkbox } from './checkbox.ts';
import { busyLine, cellParts } from './parts.ts';

/** The table with its pager: fills a flex column of limited height and then scrolls inside itself. */
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
    --ry-row: 32px;
  }
  ${media.touch} {
    &[data-density] {
      --ry-row: 44px;
    }
  }
`;

/**
 * Every rule of the table stands here once, for plain elements marked by `data-*`: a cell costs the
 * browser one element and React no component. Rows are grids over the same tracks, so a row can be
 * laid out, pinned and drawn without its neighbours.
 */
export const Frame = styled.div`
  ${cellParts}
  ${checkbox}
  position: relative;
  flex: 1 1 auto;
  min-height: 0;
  overflow: auto;
  overscroll-behavior-x: contain;
  scroll-padding: 40px 56px 8px 48px;
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
  [data-part='skeleton'] {
    display: flex;
    flex-direction: column;
    gap: 6px;
  }
  [data-align='end'] {
    text-align: end;
  }
  [data-align='end'] [data-part='skeleton'] {
    align-items: end;
  }
  [data-align='center'] [data-part='skeleton'] {
    align-items: center;
  }
  [data-align='center'] {
    text-align: center;
  }

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
  thead button:hover,
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
  :is(thead button, tbody a, tbody button):focus-visible {
    outline-offset: -2px;
  }

  tbody tr {
    min-height: var(--ry-row);
  }
  tbody[data-openable] tr {
    cursor: pointer;
  }
  tbody tr:hover > * {
    background: ${theme.hover};
  }
  tbody tr[data-selected] > * {
    background: ${theme.selected};
  }
  tbody tr[data-open-menu] > * {
    background: ${theme.pressed};
  }
  tbody tr:focus-visible {
    outline: none;
  }
  tbody tr:focus-visible > * {
    box-shadow:
      inset 0 2px ${theme.focus},
      inset 0 -2px ${theme.focus};
  }
  tbody tr:focus-visible > :first-child {
    box-shadow:
      inset 2px 2px ${theme.focus},
      inset 0 -2px ${theme.focus};
  }
  tbody tr:focus-visible > :last-child {
    box-shadow:
      inset -2px 2px ${theme.focus},
      inset 0 -2px ${theme.focus};
  }
  tbody [data-primary] {
    font-weight: 500;
  }
  tbody [data-primary] a {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    text-decoration: none;
  }
  tbody [data-primary] a:hover > [data-part='name'],
  tbody [data-primary] a:hover:not(:has([data-part='name'])) {
    text-decoration: underline;
    text-decoration-color: ${theme.outline};
    text-underline-offset: 2px;
  }

  [data-pin] {
    position: sticky;
    z-index: 1;
  }
  [data-pin='select'] {
    inset-inline-start: 0;
  }
  [data-pin='actions'] {
    inset-inline-end: 0;
  }
  [data-pin='select'],
  [data-pin='actions'] {
    padding: 0;
  }
  [data-pin='actions'] button {
    display: grid;
    place-items: center;
    width: 100%;
    height: calc(var(--ry-row) - 1px);
    padding: 0;
    border: 0;
    background: none;
    color: ${theme.textMuted};
    cursor: pointer;
  }
  [data-pin='actions'] button:hover {
    color: ${theme.text};
    background: ${theme.pressed};
  }
  &[data-more-start] [data-pin-edge='start'] {
    border-inline-end: 1px solid ${theme.border};
  }
  &[data-more-end] [data-pin-edge='end'] {
    border-inline-start: 1px solid ${theme.border};
  }

  [data-shape='image'] > * {
    display: grid;
  }
  &[data-dense] [data-part='name'],
  &[data-dense] [data-part='detail'] {
    display: inline;
  }
  &[data-dense] [data-part='detail'] {
    margin-inline-start: ${theme.space2};
  }
  &[data-dense] [data-shape='image'] > * {
    max-height: 24px;
    max-width: 32px;
  }

  /* Old rows stay while the next ones are on their way. */
  [aria-busy='true'] thead::after {
    ${busyLine}
    inset-block-end: 0;
  }
`;
