import type { OrderRow } from '@rentyard/contract/entities/listing/order';
import { Button } from '@rentyard/ui/Button';
import { DateTimeField } from '@rentyard/ui/DateTimeField';
import { Dialog } from '@rentyard/ui/Dialog';
import { Stack } from '@rentyard/ui/Stack';
import { TextArea } from '@rentyard/ui/TextArea';
import { TextField } from '@rentyard/ui/TextField';
import { type ReactNode, useState } from 'react';
import { rentalApi } from '../../../domain/rental/rentalApi.ts';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { useFailureText } from '../../../services/format/useFailureText.ts';
import { useTimeZone } from '../../../services/format/useTimeZone.ts';
import { useFieldLabel } from '../../../services/i18n/useFieldLabel.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';

type Step = 'hand_over' | 'return' | 'extend' | 'cancel';

/** The steps that each state of the life of an order allows; the first one is the next. */
const stepsByLife: Readonly<Record<string, readonly Step[]>> = {
  requested: ['cancel'],
  approved: ['hand_over', 'extend', 'cancel'],
  out: ['return', 'extend'],
  late: ['return', 'extend'],
};

interface RentalActionsProps {
  readonly order: Pick<OrderRow, 'id' | 'version' | 'life' | 'due_at' | 'code'>;
}

/** Buttons for the next steps of a rental. Each can be undone from its alert. */
export function RentalActions({ order }: RentalActionsProps): ReactNode {
  const t = useT();
  const mayRent = useCan('rent', 'orders');
  const [step, setStep] = useState<Step>();
  const steps = stepsByLife[order.life ?? ''] ?? [];
  if (!mayRent) return null;
  return (
    <>
      {steps.map((one) => (
        <Button key={one} onClick={() => setStep(one)}>
          {t(`rental.${one}`)}
        </Button>
      ))}
      {step && <StepDialog order={order} step={step} onClose={() => setStep(undefined)} />}
    </>
  );
}

interface StepDialogProps extends RentalActionsProps {
  readonly step: Step;
  readonly onClose: () => void;
}

function StepDialog({ order, step, onClose }: StepDialogProps): ReactNode {
  const t = useT();
  const label = useFieldLabel('orders');
  const timeZone = useTimeZone();
  const [end, setEnd] = useState(order.due_at);
  const [meter, setMeter] = useState('');
  const [text, setText] = useState('');
  const { send, isBusy, problem } = useRentalStep(order, onClose);
  const handleSend = () => void send(step, { end: end ?? '', meter, text: text.trim() });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`rental.${step}`)}
      footer={
        <>
          <Button onClick={onClose}>{t('record.cancel')}</Button>
          <Button
            variant={step === 'cancel' ? 'danger' : 'primary'}
            isBusy={isBusy}
            onClick={handleSend}
          >
            {t(`rental.${step}`)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {step === 'extend' && (
          <DateTimeField
            label={t('rental.new_end')}
            required
            timeZone={timeZone}
            value={end}
            onChange={setEnd}
            error={problem}
          />
        )}
        {(step === 'hand_over' || step === 'return') && (
          <TextField
            label={label(`${step}_meter`)}
            inputMode="decimal"
            value={meter}
            onChange={(event) => setMeter(event.target.value)}
            error={problem}
          />
        )}
        {step !== 'extend' && (
          <TextArea
            label={t(step === 'cancel' ? 'rental.reason' : 'rental.note')}
            required={step === 'cancel'}
            value={text}
            error={step === 'cancel' ? problem : undefined}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

interface Typed {
  readonly end: string;
  readonly meter: string;
  readonly text: string;
}

/** Sends a step. A refusal is shown in the dialog, which keeps what was typed. */
function useRentalStep(order: RentalActionsProps['order'], onDone: () => void) {
  const t = useT();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string>();
  const [handOver, handingOver] = rentalApi.useHandOverMutation();
  const [giveBack, returning] = rentalApi.useReturnOrderMutation();
  const [extend, extending] = rentalApi.useExtendMutation();
  const [cancel, cancelling] = rentalApi.useCancelMutation();
  const [undo] = rentalApi.useUndoRentalMutation();
  const params = { id: order.id };
  const { version } = order;

  const take = (step: Step, { end, meter, text }: Typed) => {
    const condition = {
      version,
      note: text || null,
      meter: meter.trim() === '' ? null : Number(meter.replace(',', '.')),
    };
    switch (step) {
      case 'hand_over':
        return handOver({ params, body: condition }).unwrap();
      case 'return':
        return giveBack({ params, body: condition }).unwrap();
      case 'extend':
        return extend({ params, body: { ends_at: end, version } }).unwrap();
      case 'cancel':
        return cancel({ params, body: { reason: text, version } }).unwrap();
    }
  };

  const send = async (step: Step, typed: Typed) => {
    try {
      const saved = await take(step, typed);
      onDone();
      alerts.undoable(t(`rental.done.${step}`, { name: order.code ?? '' }), () =>
        undo({ params, body: { version: saved.version } }).unwrap(),
      );
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  const isBusy = [handingOver, returning, extending, cancelling].some(({ isLoading }) => isLoading);
  return { send, isBusy, problem };
}
