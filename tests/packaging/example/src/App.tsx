import { AlertsProvider } from '@rentyard/ui/Alerts';
import { ConfirmProvider } from '@rentyard/ui/ConfirmProvider';
import { ThemeProvider } from '@rentyard/ui/theme';
import { useState } from 'react';
import { Board } from './Board.tsx';

/** A dispatcher's board: a small tool with its own accent, built from the published package. */
export function App() {
  const [isDark, setDark] = useState(false);
  return (
    <ThemeProvider theme={isDark ? 'dark' : 'light'}>
      <AlertsProvider>
        <ConfirmProvider>
          <Board isDark={isDark} onThemeChange={setDark} />
        </ConfirmProvider>
      </AlertsProvider>
    </ThemeProvider>
  );
}
