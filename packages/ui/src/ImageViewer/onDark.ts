import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Buttons on the viewer's dark ground, which is dark in the light theme too. */
export const onDark = css`
  && button[data-variant] {
    border-color: transparent;
    background: color-mix(in srgb, ${theme.rail} 72%, transparent);
    color: ${theme.railActiveText};

    &:hover { background: ${theme.railActive}; }
    &:focus-visible { outline-color: ${theme.accentMark}; outline-offset: -2px; }
  }
`;
