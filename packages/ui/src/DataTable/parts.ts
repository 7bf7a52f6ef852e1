import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Looks of the pieces that cells are made of, in rows and in cards alike. */
export const cellParts = css`
  [data-part='name'],
  [data-part='detail'] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-part='detail'] {
    font-size: ${theme.textSm};
    line-height: 16px;
    font-weight: 400;
    color: ${theme.textMuted};
  }
  [data-part='quiet'],
  [data-part='fallback'],
  [data-part='boolean'][data-value='false'] {
    color: ${theme.textMuted};
  }
  [data-part='language'] {
    padding: 0 3px;
    border: 1px solid ${theme.border};
    border-radius: ${theme.radiusSmall};
    font-size: 10px;
    font-weight: 500;
  }
  [data-part='link'] {
    color: ${theme.accent};
    text-underline-offset: 2px;
  }
`;
