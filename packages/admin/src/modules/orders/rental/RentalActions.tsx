import type { OrderRow } from '@rentyard/contract/entities/listing/order';
import { photoBounds, photoTypes } from '@rentyard/contract/entities/photo';
import { Banner } from '@rentyard/ui/Banner';
import { Button } from '@rentyard/ui/Button';
import { DateTimeField } from '@rentyard/ui/DateTimeField';
import { Dialog } from '@rentyard/ui/Dialog';
import { FileDrop, useUploads } from '@rentyard/ui/FileDrop';
import { NumberField } from '@rentyard/ui/NumberField';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { TextArea } from '@rentyard/ui/TextArea';
import { type ReactNode, useState } from 'react';
import { type PricedOrder, useChangedPrice } from '../../../domain/rental/useChangedPrice.ts';
import { RefusalDetails } from '../../../records/refusals/RefusalDetails.tsx';
import { isApiFailure } from '../../../services/api/failure.ts';
import { problemOfFile, useUploadPhoto } from '../../../services/api/photos.ts';
import { useFailureText } from '../../../services/format/useFailureText.ts';
import { useTimeZone } from '../../../services/format/useTimeZone.ts';
import { useFieldLabel } from '../../../services/i18n/useFieldLabel.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import { type Step, useRentalStep } from './useRentalStep.ts';

/** The steps that each state of the life of an order allows; the first one is the next. */
const stepsByLife: Readonly<Record<string, readonly Step[]>> = {
  requested: ['cancel'],
  approved: ['hand_over', 'extend', 'cancel'],
  out: ['return', 'extend'],
  late: ['return', 'extend'],
};

interface RentalActionsProps {
  readonly order: PricedOrder & Pick<OrderRow, 'version' | 'life' | 'due_at' | 'code'>;
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
      {steps.map((one, index) => (
        <Button
          key={one}
          variant={index === 0 && one !== 'cancel' ? 'primary' : 'secondary'}
          onClick={() => setStep(one)}
        >
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
  const { send, isBusy, problems, failure, conflicts } = useRentalStep(order, onClose);
  const isLonger = step === 'extend' && end !== null && end !== order.due_at;
  const price = useChangedPrice(
    order,
    isLonger && order.starts_at !== null ? { start: order.starts_at, end } : undefined,
  );
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
        {conflicts && <RefusalDetails failure={conflicts} />}
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
        {price && (
          <Text as="p" isTabular aria-live="polite">
            {price}
          </Text>
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
