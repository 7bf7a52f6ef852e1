import { isLanguageCode } from '@rentyard/contract/languages';
import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { bootTexts } from '../i18n/bootTexts.ts';

/** Stands for everything when not even the words of the page could be loaded. */
export function RootFailure(): ReactNode {
  const { language } = useParams();
  const [, failed, retry] = bootTexts[isLanguageCode(language) ? language : 'en'];
  return (
    <Stack as="main" align="center" justify="center" style={{ minHeight: '100dvh' }}>
      <h1>{failed}</h1>
      <Button onClick={() => location.reload()}>{retry}</Button>
    </Stack>
  );
}
