import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Styles of a row: hovered, selected, focused. */
export const rowStyle = css`
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
  tbody tr:is([data-open-menu], [data-navigating], [aria-current]) > * {
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
  td:has(> [data-edit]) {
    position: relative;
  }
  td > [data-edit] {
    position: absolute;
    inset-block: 4px;
    inset-inline-end: 2px;
    display: grid;
    place-items: center;
    width: 24px;
    padding: 0;
    border: 1px solid ${theme.border};
    border-radius: ${theme.radiusSmall};
    background: ${theme.surface};
    color: ${theme.textMuted};
    cursor: pointer;
  }
  td[data-align='end'] > [data-edit] {
    inset-inline: 2px auto;
  }
  td:not(:hover) > [data-edit]:not(:focus-visible) {
    opacity: 0;
  }
  td > [data-edit]:hover {
    color: ${theme.text};
    border-color: ${theme.outline};
  }
  :is(th, td):not([data-pin]) :is(a, button) {
    scroll-margin-inline: 48px 56px;
  }
  tbody [data-primary] a:hover > [data-part='name'],
  tbody [data-primary] a:hover:not(:has([data-part='name'])) {
    text-decoration: underline;
    text-decoration-color: ${theme.outline};
    text-underline-offset: 2px;
  }
`;

/** Pinned columns, and the edge under which the others scroll. */
export const pinStyle = css`
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
`;
