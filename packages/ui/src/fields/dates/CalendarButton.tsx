import { forwardRef } from 'react';
import { CalendarDaysIcon } from '../../icons/CalendarDaysIcon.ts';
import { onDemand } from '../../lib/onDemand.tsx';
import { Popover } from '../../overlays/Popover.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import type { CalendarProps } from './Calendar.tsx';

/** Loads on hover or focus of the button, with react-day-picker. */
const calendar = onDemand(() => import('./Calendar.tsx').then((chunk) => chunk.Calendar));
const preload = () => void calendar.preload();

interface CalendarButtonProps extends CalendarProps {
  readonly disabled: boolean | undefined;
}

/** Opens the calendar beside a date field. */
export const CalendarButton = forwardRef<HTMLButtonElement, CalendarButtonProps>(
  function CalendarButton({ disabled, onPick, ...rest }, ref) {
    const t = useUiStrings();
    return (
      <Popover
        label={t('date.pick')}
        placement="bottom-end"
        trigger={
          <IconButton
            ref={ref}
            label={t('date.pick')}
            icon={CalendarDaysIcon}
            size="small"
            disabled={disabled}
            onPointerEnter={preload}
            onFocus={preload}
          />
        }
      >
        {(close) => (
          <calendar.Component
            {...rest}
            onPick={(day) => {
              close();
              onPick(day);
            }}
          />
        )}
      </Popover>
    );
  },
);
