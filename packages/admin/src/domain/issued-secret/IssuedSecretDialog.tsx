import { Button } from '@rentyard/ui/Button';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { copyText } from '@rentyard/ui/copyText';
import { Dialog } from '@rentyard/ui/Dialog';
import { Stack } from '@rentyard/ui/Stack';
import { useUiStrings } from '@rentyard/ui/strings';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useT } from '../../services/i18n/useT.ts';
import { issuedSecret } from './issuedSecret.ts';

interface IssuedSecretDialogProps {
  readonly title: (name: string) => string;
  /** When the secret is missing: it was lost with the connection. */
  readonly missing: string;
  /** What the secret is for, below it. */
  readonly use: ReactNode;
}

/** Shows a new secret once. Only its button closes the dialog, so that a stray click loses nothing. */
export function IssuedSecretDialog(props: IssuedSecretDialogProps): ReactNode {
  const t = useT();
  const uiString = useUiStrings();
  const alerts = useAlerts();
  const issued = issuedSecret.useValue();
  if (!issued) return null;
  const { name, secret } = issued;
  const copy = () => void copyText(secret ?? '').then(() => alerts.success(uiString('copy.done')));
  return (
    <Dialog
      isOpen
      width={560}
      title={props.title(name)}
      footer={
        <>
          {secret && (
            <Button size="large" onClick={copy}>
              {t('secret.copy')}
            </Button>
          )}
          <Button size="large" variant="primary" onClick={() => issuedSecret.set(undefined)}>
            {t('secret.stored')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text size="md" as="p">
          {secret ? t('secret.once') : props.missing}
        </Text>
        {secret && (
          <>
            <Secret>
              <CopyToClipboard value={secret} />
            </Secret>
            <Text size="sm" tone="muted" as="p">
              {props.use}
            </Text>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

const Secret = styled.div`
  padding: ${theme.space3};
  border-radius: ${theme.radius};
  background: ${theme.sunken};
  font-family: ${theme.fontMono};
  font-size: ${theme.textMd};
  overflow-wrap: anywhere;
`;
