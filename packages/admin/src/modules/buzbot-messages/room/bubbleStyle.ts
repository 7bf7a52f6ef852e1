import { theme } from '@rentyard/ui/theme';
import { css } from 'styled-components';

/** The box around what was said. */
export const bubbleStyle = css`
  max-width: min(85%, 560px);
  padding: ${theme.space2} ${theme.space3} 6px;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.sunken};
  overflow-wrap: anywhere;

  > strong { display: block; font-size: ${theme.textSm}; line-height: 18px; font-weight: 600; color: ${theme.textMuted}; }
  > p { white-space: pre-wrap; }
  > footer {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${theme.space1};
    min-height: 16px;
    font-size: ${theme.textXs};
    line-height: 16px;
    color: ${theme.textMuted};
    font-variant-numeric: tabular-nums;
  }
  &[data-direction='out'] { border-color: transparent; background: ${theme.infoSoft}; }
  &[data-direction='note'] { border: 1px dashed ${theme.warning}; background: ${theme.warningSoft}; }
  &[data-target] { outline: 2px solid ${theme.accentMark}; outline-offset: 2px; }
`;
