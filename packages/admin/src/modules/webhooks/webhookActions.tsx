import { secretOverlapHours } from '@rentyard/contract/entities/webhook/webhookRoutes';
import { Button } from '@rentyard/ui/Button';
import Send from 'lucide-react/icons/send';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { IssuedSecretDialog } from '../../domain/issued-secret/IssuedSecretDialog.tsx';
import { RotateSecretButton } from '../../domain/issued-secret/RotateSecretButton.tsx';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { webhooksApi } from './webhooksApi.ts';

interface ActionProps {
  readonly id: number;
}

/** Sends a test to the saved address and shows it among the deliveries. */
export function TestButton({ id }: ActionProps): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const path = usePath();
  const [send, { isLoading }] = webhooksApi.useTestWebhookMutation();
  const handleSend = async () => {
    const { error } = await send({ params: { id }, body: {} });
    if (error) alerts.error(failureText(error));
    else void navigate(path(`/webhooks/show/${id}`));
  };
  return (
    <Button icon={Send} isBusy={isLoading} onClick={() => void handleSend()}>
      {t('webhooks.test')}
    </Button>
  );
}

export function RotateWebhookSecret({ id }: ActionProps): ReactNode {
  const t = useT();
  const [rotate, { isLoading, error, reset }] = webhooksApi.useRotateWebhookSecretMutation();
  return (
    <RotateSecretButton
      text={t('webhooks.rotate_text')}
      defaultOverlap={secretOverlapHours.default}
      onRotate={async (hours) =>
        (await rotate({ params: { id }, body: { overlap_hours: hours } })).data
      }
      isBusy={isLoading}
      error={error}
      onReset={reset}
    />
  );
}

export function WebhookSecretDialog(): ReactNode {
  const t = useT();
  return (
    <IssuedSecretDialog
      title={(name) => t('webhooks.secret_of', { name })}
      missing={t('webhooks.secret_missing')}
      use={t('webhooks.secret_use')}
    />
  );
}
