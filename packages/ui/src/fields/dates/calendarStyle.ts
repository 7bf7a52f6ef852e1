import { css } from 'styled-components';
import { media, theme } from '../../theme/theme.ts';

/** Styles of the classes of react-day-picker. */
export const calendarStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space2};
  width: 252px;

  .rdp-month {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    row-gap: ${theme.space2};
  }
  .rdp-month_caption { grid-area: 1 / 2; text-align: center; font-weight: 500; }
  .rdp-caption_label { display: block; }
  .rdp-caption_label::first-letter { text-transform: uppercase; }
  .rdp-button_previous { grid-area: 1 / 1; }
  .rdp-button_next { grid-area: 1 / 3; }
  .rdp-month_grid { grid-column: 1 / -1; width: 100%; border-collapse: collapse; table-layout: fixed; }

  button.rdp-button_previous, button.rdp-button_next, .rdp-day_button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 36px;
    height: 32px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius};
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  .rdp-button_previous[aria-disabled], .rdp-day_button:disabled { color: ${theme.textMuted}; cursor: not-allowed; }
  .rdp-chevron { width: 16px; height: 16px; fill: currentColor; }

  .rdp-weekday { padding: 0 0 ${theme.space1}; font-size: ${theme.textSm}; font-weight: 400; color: ${theme.textMuted}; }
  .rdp-day { padding: 0; text-align: center; }
  .rdp-outside { color: ${theme.textMuted}; }
  .rdp-disabled { text-decoration: line-through; }
  .rdp-today .rdp-day_button { font-weight: 600; box-shadow: inset 0 0 0 1px ${theme.outline}; }
  button:not(:disabled):hover { background: ${theme.hover}; }
  .rdp-selected .rdp-day_button, .rdp-selected .rdp-day_button:hover {
    background: ${theme.accent};
    color: ${theme.onAccent};
  }

  ${media.touch} {
    width: 308px;
    button.rdp-button_previous, button.rdp-button_next, .rdp-day_button { width: 44px; height: 44px; }
  }
`;
