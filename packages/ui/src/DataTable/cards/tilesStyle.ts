import { styled } from 'styled-components';
import { media, theme } from '../../theme/theme.ts';
import { Cards } from './cardsStyle.ts';

/** Cards in columns: a large picture, the name below it, facts in one muted line. */
export const Tiles = styled(Cards)`
  ${media.notPhone} {
    flex: 1 1 auto;
    min-height: 0;
    overflow: auto;
    /* Room for focus rings; the tiles begin where the page does. */
    margin-inline: -2px;
    padding: 2px;
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 144px), 1fr));
    gap: ${theme.space3};
    padding-block-end: ${theme.space3};
  }
  ${media.notPhone} {
    > ul { grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); }
  }
  &:has(~ [role='toolbar']) > ul {
    padding-block-end: 56px;
  }
  > ul > li {
    position: relative;
    display: flex;
    flex-direction: column;
    min-width: 0;
    padding: 0;
    overflow: hidden;
  }
  > ul > li[data-selected] {
    border-color: ${theme.accentMark};
  }
  [data-part='top'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: 0;
  }
  [data-part='top'] > img,
  [data-part='top'] > span,
  [data-part='top'] > [data-skeleton] {
    grid-column: 1 / -1;
    width: 100% !important;
    height: auto !important;
    min-height: 0;
    margin: 0;
    aspect-ratio: 4 / 3;
    border-radius: 0;
  }
  [data-part='top'] > [data-skeleton] {
    background: ${theme.pressed};
  }
  [data-part='top'] > [data-skeleton]::before {
    content: none;
  }
  [data-part='check'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    z-index: 1;
    margin: 0;
  }
  [data-part='check'] input {
    background-color: ${theme.surface};
    box-shadow: 0 0 0 3px ${theme.surface};
  }
  [data-part='head'] {
    padding-inline-start: 0;
  }
  [data-part='head'] [data-part='check'] {
    position: static;
  }
  [data-part='title'] {
    padding-block: ${theme.space2} 0;
    padding-inline: ${theme.space3} 0;
  }
  [data-primary] {
    min-width: 0;
    font-size: ${theme.textMd};
    overflow-wrap: normal;
  }
  [data-primary] a {
    display: block;
    min-height: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button {
    width: 36px;
    height: 36px;
    margin: 0;
  }
  ${media.notPhone} {
    select { height: ${theme.control}; margin-inline-start: 0; font-size: ${theme.textMd}; }
  }
  ${media.touch} {
    button { width: 44px; height: 44px; }
    select { height: 44px; }
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space2};
    padding: 0 ${theme.space3} ${theme.space3};
    font-size: ${theme.textSm};
    color: ${theme.textMuted};
  }
`;
