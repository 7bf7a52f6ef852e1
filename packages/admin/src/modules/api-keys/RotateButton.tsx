import { overlapHours } from '@rentyard/contract/entities/api-key/apiKeyRoutes';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '../../services/api/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { apiKeysApi } from './apiKeysApi.ts';
import { issuedSecret } from './issuedSecret.ts';

const overlaps = ['0', '1', '24', '168'] as const;
type Overlap = (typeof overlaps)[number];

/** Issues a new secret for a key. The user chooses how long the previous one remains valid. */
export function RotateButton({ apiKey }: { readonly apiKey: RecordBase }): ReactNode {
  const t = useT();
  const failureText = useFailureText();
  const [isOpen, setOpen] = useState(false);
  const [overlap, setOverlap] = useState<Overlap>(`${overlapHours.default}`);
  const [rotate, { isLoading, error, reset }] = apiKeysApi.useRotateApiKeyMutation();
  const close = () => {
    setOpen(false);
    reset();
  };
  const handleRotate = async () => {
    const { data } = await rotate({
      params: { id: apiKey.id },
      body: { overlap_hours: Number(overlap) },
    });
    if (!data) return;
    close();
    issuedSecret.set({ name: data.name, secret: data.secret });
  };
  return (
    <>
      <Button icon={RefreshCw} onClick={() => setOpen(true)}>
        {t('api_keys.rotate')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('api_keys.rotate')}
        footer={
          <>
            <Button size="large" onClick={close}>
              {t('record.cancel')}
            </Button>
            <Button
              size="large"
              variant="primary"
              isBusy={isLoading}
              onClick={() => void handleRotate()}
            >
              {t('api_keys.rotate_confirm')}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <Text size="md" as="p">
            {t('api_keys.rotate_text')}
          </Text>
          <RadioGroup
            label={t('api_keys.overlap')}
            value={overlap}
            onChange={setOverlap}
            options={overlaps.map((hours) => ({
              value: hours,
              label: t(`api_keys.overlap.${hours}`),
            }))}
          />
          {error && (
            <Text size="md" tone="danger" as="p" role="alert">
              {failureText(error)}
            </Text>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
