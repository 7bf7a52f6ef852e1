import { styled } from 'styled-components';
import { stickyTableStyle } from '../lib/stickyTableStyle.ts';
import { media, theme } from '../theme/theme.ts';

export const Frame = styled.div`
  ${stickyTableStyle}
  font-size: ${theme.textMd};
  scroll-padding-block: 40px 8px;
  scroll-padding-inline: 220px 56px;
  ${media.phone} { scroll-padding-inline-start: 112px; }

  th, td { text-align: start; }
  thead th, thead td {
    padding: ${theme.space2} ${theme.space3};
    color: ${theme.textSoft};
    white-space: nowrap;
    ${media.phone} { padding-inline: ${theme.space2}; }
  }
  thead th:not(:first-child) { text-align: end; }
  th:first-child {
    padding: ${theme.space2} ${theme.space3};
    font-weight: 400;
    overflow-wrap: anywhere;
    ${media.phone} { min-width: 104px; max-width: 112px; padding-inline: ${theme.space2}; }
  }
  thead th:first-child { font-weight: 500; }
  [data-part='group'] > th { max-width: none; background: ${theme.sunken}; color: ${theme.textSoft}; font-weight: 500; }
  [data-part='group'] small { color: ${theme.textMuted}; font-size: ${theme.textSm}; font-weight: 400; }
  th[data-again] { color: transparent; }
  td[data-row] {
    position: relative;
    min-width: 88px;
    border-inline-start: 1px solid ${theme.hairline};
    text-align: end;
    font-variant-numeric: tabular-nums;
    cursor: cell;
    ${media.phone} { min-width: 56px; }
  }
  td[data-row] > span { display: block; min-height: 36px; padding: 9px ${theme.space3}; line-height: 18px; ${media.touch} { min-height: 44px; } ${media.phone} { padding-inline: ${theme.space2}; } }
  td[data-row] > span[data-quiet] { color: ${theme.textMuted}; }
  td[data-row] > small { display: block; padding: 0 ${theme.space3} ${theme.space1}; color: ${theme.danger}; font-size: ${theme.textSm}; line-height: 16px; }
  td[data-row][data-state='error'] { background: ${theme.dangerSoft}; }
  td[data-row]:focus, td[data-row][data-open] { outline: 2px solid ${theme.focus}; outline-offset: -2px; }
  input {
    width: 100%;
    min-height: 36px;
    padding: 0 ${theme.space3};
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font: inherit;
    text-align: end;
    ${media.touch} { min-height: 44px; font-size: ${theme.textLg}; }
    ${media.phone} { padding-inline: ${theme.space2}; }
  }
  tbody [data-part='actions'] { border-inline-start: 1px solid ${theme.hairline}; }
  [data-part='actions'] { width: 1%; white-space: nowrap; text-align: end; }
`;
