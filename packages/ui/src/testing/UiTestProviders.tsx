import { type ReactNode, useState } from 'react';
import { AlertsProvider } from '../feedback/AlertsProvider.tsx';
import { createAlerts } from '../feedback/alertStore.ts';
import { ConfirmProvider } from '../overlays/ConfirmProvider.tsx';
import type { UiStrings } from '../strings/en.ts';
import { UiStringsProvider } from '../strings/UiStringsProvider.tsx';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';

interface UiTestProvidersProps {
  /** Defaults to English: `import { strings } from '@rentyard/ui/strings-ro'`. */
  readonly strings?: UiStrings;
  readonly theme?: 'light' | 'dark';
  readonly children: ReactNode;
}

/**
 * All providers that components need, with a separate alert queue for each test: `render(<OfferForm />, { wrapper:
 * UiTestProviders })`.
 */
export function UiTestProviders({
  strings,
  theme = 'light',
  children,
}: UiTestProvidersProps): ReactNode {
  const [alerts] = useState(createAlerts);
  const inside = (
    <AlertsProvider alerts={alerts}>
      <ConfirmProvider>{children}</ConfirmProvider>
    </AlertsProvider>
  );
  return (
    <ThemeProvider theme={theme}>
      {strings ? <UiStringsProvider strings={strings}>{inside}</UiStringsProvider> : inside}
    </ThemeProvider>
  );
}
