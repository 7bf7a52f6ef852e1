import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { issuedSecret } from './issuedSecret.ts';

const overlaps = ['0', '1', '24', '168'] as const;
type Overlap = (typeof overlaps)[number];

interface RotateSecretButtonProps {
  /** What a rotation means. */
  readonly text: string;
  /** In hours. */
  readonly defaultOverlap: 24;
  /** Undefined after a failure. */
  readonly onRotate: (overlapHours: number) => Promise<Issued | undefined>;
  readonly isBusy: boolean;
  readonly error: unknown;
  /** Forgets the error. */
  readonly onReset: () => void;
}

interface Issued {
  readonly name: string;
  readonly secret: string | null;
}

/** Issues a new secret for a record. The user chooses how long the previous one remains valid. */
export function RotateSecretButton(props: RotateSecretButtonProps): ReactNode {
  const { text, defaultOverlap, onRotate, isBusy, error, onReset } = props;
  const t = useT();
  const failureText = useFailureText();
  const [isOpen, setOpen] = useState(false);
  const [overlap, setOverlap] = useState<Overlap>(`${defaultOverlap}`);
  const close = () => {
    setOpen(false);
    onReset();
  };
  const handleRotate = async () => {
    const issued = await onRotate(Number(overlap));
    if (!issued) return;
    close();
    issuedSecret.set({ name: issued.name, secret: issued.secret });
  };
  return (
    <>
      <Button icon={RefreshCw} onClick={() => setOpen(true)}>
        {t('secret.rotate')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('secret.rotate')}
        footer={
          <>
            <Button size="large" onClick={close}>
              {t('record.cancel')}
            </Button>
            <Button
              size="large"
              variant="primary"
              isBusy={isBusy}
              onClick={() => void handleRotate()}
            >
              {t('secret.rotate_confirm')}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <Text size="md" as="p">
            {text}
          </Text>
          <RadioGroup
            label={t('secret.overlap')}
            value={overlap}
            onChange={setOverlap}
            options={overlaps.map((hours) => ({
              value: hours,
              label: t(`secret.overlap.${hours}`),
            }))}
          />
          {error !== undefined && (
            <Text size="md" tone="danger" as="p" role="alert">
              {failureText(error)}
            </Text>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
