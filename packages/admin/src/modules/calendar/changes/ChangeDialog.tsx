import { Button } from '@rentyard/ui/Button';
import { DateTimeField } from '@rentyard/ui/DateTimeField';
import { Dialog } from '@rentyard/ui/Dialog';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useState } from 'react';
import { useTimeZone } from '../../../services/format/useTimeZone.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { type Booking, findConflicts, type Machine } from '../bookings.ts';
import { useBookingTexts } from '../useBookingTexts.ts';
import { useBookingPrice } from './useBookingPrice.ts';
import { earliestEnd, type PermittedChanges } from './usePermittedChanges.ts';
import { useSaveChange } from './useSaveChange.ts';

interface ChangeDialogProps {
  readonly booking: Booking;
  readonly machine: Machine;
  readonly may: PermittedChanges;
  readonly onClose: () => void;
}

/** Other dates for a booking, without dragging. */
export function ChangeDialog({ booking, machine, may, onClose }: ChangeDialogProps): ReactNode {
  const t = useT();
  const texts = useBookingTexts();
  const timeZone = useTimeZone();
  const save = useSaveChange();
  const [start, setStart] = useState<string | null>(() => new Date(booking.start).toISOString());
  const [end, setEnd] = useState<string | null>(() => new Date(booking.end).toISOString());
  const [isSaving, setSaving] = useState(false);
  const span = { start: Date.parse(start ?? ''), end: Date.parse(end ?? '') };
  const isMoved = span.start !== booking.start;
  // A moved order keeps its length, so only one of both is sent.
  const mode = isMoved && booking.order ? 'move' : booking.order ? 'extend' : 'move';
  const wanted = {
    ...span,
    ...(mode === 'move' && booking.order && movedEnd(booking, span.start)),
  };
  const isTooEarly =
    mode === 'extend' || booking.blocked
      ? !(wanted.end >= (isMoved ? wanted.start + 1 : earliestEnd(booking)))
      : Number.isNaN(wanted.start);
  const [conflict] = isTooEarly
    ? []
    : findConflicts(machine, {
        ...wanted,
        key: booking.key,
        quantity: booking.order?.quantity ?? 1,
        isBlocked: booking.blocked !== undefined,
      });
  const price = useBookingPrice({
    ...(isTooEarly ? { ...booking, start: booking.start, end: booking.end } : wanted),
    ...{ booking, mode, machine, from: machine },
  });
  const handleSave = async () => {
    setSaving(true);
    const isSaved = await save.send({ booking, mode, ...wanted, machine, from: machine });
    setSaving(false);
    if (isSaved) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('calendar.change_of', { name: booking.code })}
      footer={
        <>
          <Button onClick={onClose}>{t('record.cancel')}</Button>
          <Button
            variant="primary"
            isBusy={isSaving}
            disabled={isTooEarly}
            onClick={() => void handleSave()}
          >
            {t('calendar.save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {may.mayMove(booking) && (
          <DateTimeField
            label={t('calendar.from')}
            required
            timeZone={timeZone}
            value={start}
            onChange={setStart}
          />
        )}
        {may.mayExtend(booking) && !(isMoved && booking.order) && (
          <DateTimeField
            label={t('calendar.to')}
            required
            timeZone={timeZone}
            value={end}
            onChange={setEnd}
            error={isTooEarly ? t('calendar.too_early') : undefined}
          />
        )}
        {isMoved && booking.order && <Text tone="muted">{t('calendar.keeps_length')}</Text>}
        {price && (
          <Text as="p" isTabular aria-live="polite">
            {price}
          </Text>
        )}
        {conflict && (
          <Text as="p" tone="danger" role="alert">
            {t('calendar.overlaps', { name: texts.holder(conflict) })}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

function movedEnd(booking: Booking, start: number): { readonly end: number } {
  return { end: start + booking.end - booking.start };
}
