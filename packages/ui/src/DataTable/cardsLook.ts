import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import { checkbox } from './checkbox.ts';
import { cellParts } from './parts.ts';

/** Looks of the list as cards; every target is at least 44 px. */
export const Cards = styled.div`
  ${cellParts}
  ${checkbox}
  font-size: ${theme.textMd};
  line-height: 18px;
  font-variant-numeric: tabular-nums;

  > ul {
    display: flex;
    flex-direction: column;
    gap: ${theme.space2};
  }
  li {
    padding: ${theme.space1} ${theme.space3} ${theme.space3};
    border: 1px solid ${theme.border};
    border-radius: ${theme.radiusLarge};
    background: ${theme.surface};
    scroll-margin: 72px 0;
  }
  li[data-selected] {
    background: ${theme.selected};
  }
  li:focus-visible {
    outline-offset: 0;
  }
  [data-openable] li {
    cursor: pointer;
  }
  [data-part='top'] {
    display: flex;
    align-items: center;
    gap: ${theme.space2};
    min-height: 52px;
  }
  [data-part='head'] {
    display: flex;
    align-items: center;
    gap: ${theme.space2};
    min-height: 44px;
    padding-inline: ${theme.space3};
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
  select {
    min-width: 0;
    height: 44px;
    margin-inline-start: auto;
    padding: 0 ${theme.space2};
    border: 1px solid ${theme.border};
    border-radius: ${theme.radius};
    color: ${theme.text};
    background: ${theme.surface};
  }
  [data-primary] {
    flex: 1;
    min-width: 0;
    font-weight: 500;
    font-size: ${theme.textBase};
    overflow-wrap: anywhere;
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
    display: grid;
    gap: ${theme.space1};
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space3};
  }
  dt {
    flex: none;
    color: ${theme.textMuted};
  }
  dd {
    min-width: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
  dd [data-part='skeleton'] {
    display: block;
    width: 96px;
  }
  ul[aria-busy='true'] > li:not([aria-hidden]) {
    opacity: 0.5;
    transition: opacity ${theme.fast} linear 150ms;
  }
`;
