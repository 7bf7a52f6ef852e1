import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { type ReactNode, useState } from 'react';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useT } from '../../services/i18n/useT.ts';
import { RefusalDetails } from './RefusalDetails.tsx';
import { shownRefusal, showRefusal } from './refusedReservation.ts';

/** The dialog of `showRefusal`. One press takes the nearest free period or another free offer. */
export function RefusalDialog(): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const [isBusy, setBusy] = useState(false);
  const shown = shownRefusal.useValue();
  if (!shown) return null;
  const { failure, solutions } = shown;
  const close = () => shownRefusal.set(undefined);
  const take = async (solve: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await solve();
      // A further step may have been refused meanwhile.
      if (shownRefusal.get() === shown) close();
    } catch (error) {
      if (!showRefusal(error, solutions)) {
        close();
        alerts.failed(error);
      }
    } finally {
      setBusy(false);
    }
  };
  const { period, offer } = solutions;
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('refusal.title')}
      footer={<Button onClick={close}>{t('refusal.close')}</Button>}
    >
      <RefusalDetails
        failure={failure}
        isBusy={isBusy}
        onPeriod={period && ((startsAt) => void take(() => period(startsAt)))}
        onOffer={offer && (({ id }) => void take(() => offer(id)))}
      />
    </Dialog>
  );
}
