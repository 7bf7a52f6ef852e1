import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Styles of the table head: labels, sort buttons, resize handles. */
export const headStyle = css`
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
`;
