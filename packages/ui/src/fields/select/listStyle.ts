import { styled } from 'styled-components';
import { floating, floatingItem } from '../../theme/floating.ts';
import { theme } from '../../theme/theme.ts';

/** The floating box of a list of options. */
export const ListBox = styled.div`
  ${floating}

  ul { position: relative; display: grid; outline: none; }
  ul:empty { display: none; }
`;

/** One option. `data-highlighted` marks the option that the keys or the pointer have reached. */
export const OptionRow = styled.li`
  ${floatingItem}

  > span { min-width: 0; overflow-wrap: anywhere; }
  > svg { flex: none; color: ${theme.accent}; }
  > span + svg { margin-inline-start: auto; }
  &[data-highlighted] { background: ${theme.pressed}; }
  &[aria-selected='true'] { font-weight: 500; }
  &[aria-disabled='true'] { color: ${theme.textMuted}; cursor: not-allowed; }
`;
