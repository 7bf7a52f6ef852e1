import { NoMatch } from '@rentyard/ui/NoMatch';
import { UiStringsProvider } from '@rentyard/ui/strings';
import { strings } from '@rentyard/ui/strings-ro';
import type { ReactNode } from 'react';

/** The texts and number formats of the package in Romanian. Your own texts are props. */
export function InRomanian(): ReactNode {
  return (
    <UiStringsProvider strings={strings}>
      <NoMatch onClear={() => undefined} />
    </UiStringsProvider>
  );
}
