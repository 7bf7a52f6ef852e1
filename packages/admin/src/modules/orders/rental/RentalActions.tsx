import type { OrderRow } from '@rentyard/contract/entities/listing/order';
import { photoBounds, photoTypes } from '@rentyard/contract/entities/photo';
import { Banner } from '@rentyard/ui/Banner';
import { Button } from '@rentyard/ui/Button';
import { DateTimeField } from '@rentyard/ui/DateTimeField';
import { Dialog } from '@rentyard/ui/Dialog';
import { FileDrop, useUploads } from '@rentyard/ui/FileDrop';
import { NumberField } from '@rentyard/ui/NumberField';
import { Stack } from '@rentyard/ui/Stack';
import { TextArea } from '@rentyard/ui/TextArea';
import { type ReactNode, useState } from 'react';
import { rentalApi } from '../../../domain/rental/rentalApi.ts';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { isApiFailure } from '../../../services/api/failure.ts';
import { problemOfFile, useUploadPhoto } from '../../../services/api/photos.ts';
import { useFailureText } from '../../../services/format/useFailureText.ts';
import { useTimeZone } from '../../../services/format/useTimeZone.ts';
import { useFieldLabel } from '../../../services/i18n/useFieldLabel.ts';
import { useProblem } from '../../../services/i18n/useProblem.ts';
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
  const mayUpload = useCan('create', 'photo');
  const photos = usePhotosOfMachine();
  const [end, setEnd] = useState(order.due_at);
  const [at, setAt] = useState<string | null>(null);
  const [meter, setMeter] = useState('');
  const [text, setText] = useState('');
  const { send, isBusy, problems, failure } = useRentalStep(order, onClose);
  const isChangingHands = step === 'hand_over' || step === 'return';
  const uploaded = photos.uploads.flatMap(({ result }) => (result ? [result.photo.id] : []));
  const isUploading = photos.uploads.some(({ status }) => /^(waiting|uploading)$/.test(status));
  const handleSend = () =>
    void send(step, { end: end ?? '', at, meter, text: text.trim(), photos: uploaded });
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
            isBusy={isBusy || isUploading}
            onClick={handleSend}
          >
            {t(`rental.${step}`)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        {step === 'extend' && (
          <DateTimeField
            label={t('rental.new_end')}
            required
            timeZone={timeZone}
            value={end}
            onChange={setEnd}
            error={problems.ends_at}
          />
        )}
        {isChangingHands && (
          <>
            <DateTimeField
              label={label(step === 'hand_over' ? 'handed_over_at' : 'returned_at')}
              hint={t('rental.time_hint')}
              timeZone={timeZone}
              value={at}
              onChange={setAt}
              error={problems.at}
            />
            <NumberField
              label={label(`${step}_meter`)}
              min={0}
              value={meter}
              onChange={setMeter}
              error={problems.meter}
            />
          </>
        )}
        {step !== 'extend' && (
          <TextArea
            label={t(step === 'cancel' ? 'rental.reason' : 'rental.note')}
            required={step === 'cancel'}
            value={text}
            error={problems.reason ?? problems.note}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        {isChangingHands && mayUpload && (
          <FileDrop
            label={label(`${step}_photos`)}
            uploads={photos}
            accept={photoTypes.join(',')}
            maxSize={photoBounds.megabytes * 1_048_576}
            maxFiles={photosAtMost}
            error={problems.photos}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** The server accepts as many photos of a machine that changes hands. */
const photosAtMost = 20;

/** Photos of the machine. Each is stored when it is dropped, and belongs to the order with the step. */
function usePhotosOfMachine() {
  const upload = useUploadPhoto();
  const failureText = useFailureText();
  return useUploads({
    send: async (file, options) => {
      try {
        return await upload(file, options);
      } catch (error) {
        throw new Error((isApiFailure(error) && problemOfFile(error)) || failureText(error));
      }
    },
  });
}

interface Typed {
  readonly end: string;
  readonly at: string | null;
  readonly meter: string;
  readonly text: string;
  readonly photos: readonly number[];
}

/** The fields of the dialog whose refusal is shown at them. */
const fields = ['at', 'meter', 'note', 'photos', 'ends_at', 'reason'] as const;

interface Refusal {
  readonly problems: Readonly<Partial<Record<(typeof fields)[number], string | undefined>>>;
  /** What no field shows. */
  readonly failure?: string;
}

/** Sends a step. A refusal is shown in the dialog, which keeps what was typed. */
function useRentalStep(order: RentalActionsProps['order'], onDone: () => void) {
  const t = useT();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const label = useFieldLabel('orders');
  const problemText = useProblem();
  const [refusal, setRefusal] = useState<Refusal>({ problems: {} });
  const [handOver, handingOver] = rentalApi.useHandOverMutation();
  const [giveBack, returning] = rentalApi.useReturnOrderMutation();
  const [extend, extending] = rentalApi.useExtendMutation();
  const [cancel, cancelling] = rentalApi.useCancelMutation();
  const [undo] = rentalApi.useUndoRentalMutation();
  const params = { id: order.id };
  const { version } = order;

  const take = (step: Step, { end, at, meter, text, photos }: Typed) => {
    const condition = {
      version,
      at,
      note: text || null,
      meter: meter.trim() === '' ? null : Number(meter),
      photos: [...photos],
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
    if (!Number.isFinite(Number(typed.meter))) {
      const problem = { id: 'places', values: { number: 2 } } as const;
      return setRefusal({ problems: { meter: problemText(problem, label(`${step}_meter`)) } });
    }
    try {
      const saved = await take(step, typed);
      onDone();
      alerts.undoable(t(`rental.done.${step}`, { name: order.code ?? '' }), () =>
        undo({ params, body: { version: saved.version } }).unwrap(),
      );
    } catch (error) {
      const errors = (isApiFailure(error) && error.errors) || {};
      const problems = Object.fromEntries(fields.map((one) => [one, errors[one]?.[0]?.message]));
      const isShown = Object.values(problems).some((message) => message !== undefined);
      setRefusal({ problems, ...(!isShown && { failure: failureText(error) }) });
    }
  };
  const isBusy = [handingOver, returning, extending, cancelling].some(({ isLoading }) => isLoading);
  return { send, isBusy, ...refusal };
}
