import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Styles of cell content, in rows and cards. */
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
  [data-part='tick'] {
    display: inline-grid;
    place-items: center;
    width: 16px;
    height: 16px;
    vertical-align: middle;
  }
  [data-part='tick'] > span {
    position: absolute;
    clip-path: inset(50%);
  }
  [data-part='tick'][data-value='true']::before {
    content: '';
    width: 5px;
    height: 10px;
    margin-block-start: -3px;
    border: solid ${theme.success};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  [data-part='tick'][data-value='false']::before {
    content: '';
    width: 8px;
    border-block-start: 2px solid ${theme.outline};
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

/** Grey placeholders of cell content. They pulse together, because an animation for each would keep the page busy. */
export const skeletonParts = css`
  [data-part='skeleton'] {
    animation: ry-pulse 1.4s ease-in-out infinite;
  }
  [data-skeleton]::before,
  [data-skeleton='stack']::after {
    content: '';
    display: block;
    width: 60%;
    height: 12px;
    border-radius: ${theme.radiusSmall};
    background: ${theme.pressed};
  }
  [data-skeleton='number']::before {
    width: 50%;
  }
  [data-skeleton='badge']::before {
    width: 72px;
    height: 20px;
    border-radius: ${theme.radiusRound};
  }
  [data-skeleton='image']::before {
    width: 40px;
    height: 30px;
  }
  [data-skeleton='check']::before {
    width: 16px;
    height: 16px;
  }
  [data-skeleton='stack']::before {
    width: 70%;
  }
  [data-skeleton='stack']::after {
    width: 40%;
    height: 10px;
    margin-block-start: 6px;
  }
`;

/** A progress line along an edge while rows load. Only slow responses show it. */
export const busyLine = css`
  content: '';
  position: absolute;
  inset-inline: 0;
  height: 2px;
  background: linear-gradient(90deg, transparent, ${theme.accentMark}, transparent) 0 0 / 40% 100%
    no-repeat;
  animation: ry-table-busy 1.2s linear 150ms infinite both;

  @keyframes ry-table-busy {
    from {
      background-position-x: -70%;
    }
    to {
      background-position-x: 170%;
    }
  }
`;
