import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { onDemand } from '../lib/onDemand.tsx';
import type { ConfirmQuestion } from './ConfirmSheet.tsx';

const sheet = onDemand(() => import('./ConfirmSheet.tsx').then((chunk) => chunk.ConfirmSheet), {
  isUrgent: true,
});

/** Shows a confirmation. Resolves to `true` on Confirm and to `false` on Cancel, Esc or the backdrop. */
export type Confirm = (question: ConfirmQuestion) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

interface PendingConfirm {
  readonly question: ConfirmQuestion;
  readonly resolve: (isConfirmed: boolean) => void;
}

export interface ConfirmProviderProps {
  readonly children: ReactNode;
}

/** Renders the confirm sheet of the app. Further questions wait until the current one is answered. */
export function ConfirmProvider({ children }: ConfirmProviderProps): ReactNode {
  const [pending, setPending] = useState<readonly PendingConfirm[]>([]);
  const confirm = useCallback<Confirm>(
    (question) =>
      new Promise((resolve) => {
        setPending((waiting) => [...waiting, { question, resolve }]);
      }),
    [],
  );
  const current = pending[0];
  const serial = useRef(0);
  const settle = (isConfirmed: boolean) => {
    serial.current += 1;
    current?.resolve(isConfirmed);
    setPending((waiting) => waiting.filter((one) => one !== current));
  };
  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      {current && (
        <sheet.Component
          key={serial.current}
          {...current.question}
          isOpen
          onConfirm={() => settle(true)}
          onClose={() => settle(false)}
        />
      )}
    </ConfirmContext.Provider>
  );
}

/** `if (await confirm({ title, tone: 'danger' })) ...` */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) {
    throw new Error(
      'ConfirmProvider is missing above this component. It renders the confirm sheet. Wrap the app (or the story) in <ConfirmProvider>.',
    );
  }
  return confirm;
}
