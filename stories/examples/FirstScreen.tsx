import '@fontsource-variable/inter';
import { AlertsProvider } from '@rentyard/ui/Alerts';
import { ConfirmProvider } from '@rentyard/ui/ConfirmProvider';
import { ThemeProvider } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { FirstPage } from './FirstPage.tsx';

/** The providers of an application around its pages. */
export function FirstScreen(): ReactNode {
  return (
    <ThemeProvider theme="system">
      <AlertsProvider>
        <ConfirmProvider>
          <FirstPage />
        </ConfirmProvider>
      </AlertsProvider>
    </ThemeProvider>
  );
}
