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

/** Shows a new secret once. Only its button closes the dialog, so that a stray click loses nothing. */
export function IssuedSecretDialog(): ReactNode {
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
      title={t('api_keys.secret_of', { name })}
      footer={
        <>
          {secret && (
            <Button size="large" onClick={copy}>
              {t('api_keys.secret_copy')}
            </Button>
          )}
          <Button size="large" variant="primary" onClick={() => issuedSecret.set(undefined)}>
            {t('api_keys.secret_stored')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text size="md" as="p">
          {t(secret ? 'api_keys.secret_once' : 'api_keys.secret_missing')}
        </Text>
        {secret && (
          <>
            <Secret>
              <CopyToClipboard value={secret} />
            </Secret>
            <Text size="sm" tone="muted" as="p">
              {t('api_keys.secret_use')} <code>Authorization: Bearer …</code>
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
