import { styled } from 'styled-components';
import { media, theme } from '../../theme/theme.ts';

/** The bar below the rows with the page size and the page links. */
export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  container-type: inline-size;
  gap: ${theme.space1} ${theme.space2};
  min-height: 48px;
  padding: ${theme.space1} ${theme.space3};
  border: 1px solid ${theme.border};
  border-block-start: 0;
  border-end-start-radius: ${theme.radiusLarge};
  border-end-end-radius: ${theme.radiusLarge};
  background: ${theme.surface};
  color: ${theme.textMuted};
  font-size: ${theme.textMd};
  font-variant-numeric: tabular-nums;

  select {
    height: 28px;
    padding: 0 ${theme.space1};
    border: 1px solid ${theme.border};
    border-radius: ${theme.radius};
    color: ${theme.text};
    background: ${theme.surface};
    cursor: pointer;
  }
  [data-part='range'] {
    margin-inline-start: ${theme.space2};
  }
  [data-part='position'] {
    display: none;
    padding: 0 ${theme.space2};
  }
  nav {
    display: flex;
    align-items: center;
    gap: 2px;
    margin-inline-start: auto;
  }
  nav :is(a, button) {
    display: grid;
    place-items: center;
    min-width: 28px;
    height: 28px;
    padding: 0 6px;
    border: 0;
    border-radius: ${theme.radius};
    background: none;
    color: ${theme.textSoft};
    text-decoration: none;
    cursor: pointer;
  }
  nav :is(a, button):hover {
    background: ${theme.hover};
    color: ${theme.text};
  }
  nav :is([aria-current], [data-navigating]) {
    background: ${theme.pressed};
    color: ${theme.text};
  }
  nav [aria-current] {
    font-weight: 600;
  }
  nav [aria-disabled] {
    opacity: 0.4;
    background: none;
    cursor: default;
  }
  ${media.touch} {
    select {
      height: 44px;
    }
    nav :is(a, button) {
      min-width: 44px;
      height: 44px;
    }
  }
  ${media.phone} {
    justify-content: center;
    border-inline: 0;
    border-block-end: 0;
    border-radius: 0;
    background: none;

    select {
      height: 44px;
    }
    nav {
      width: 100%;
      justify-content: space-between;
    }
    nav :is(a, button) {
      min-width: 44px;
      height: 44px;
    }
  }
  /* Too narrow for page numbers in one line: "3 / 17" replaces them. */
  @container (max-width: 634px) {
    nav [data-number] {
      display: none;
    }
    [data-part='position'] {
      display: block;
    }
  }
`;
