import { IconButton } from '@rentyard/ui/IconButton';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { type ReactNode, Suspense, useState } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { useCan } from '../../services/permissions/useCan.ts';

const OrderDialog = lazyComponent(() =>
  import('./ReorderDialog.tsx').then((chunk) => chunk.ReorderDialog),
);

/** Leads to the order of brands, for those who may change them. */
export function ReorderButton(): ReactNode {
  const t = useT();
  const mayUpdate = useCan('update', 'brands');
  const [isOpen, setOpen] = useState(false);
  if (!mayUpdate) return null;
  return (
    <>
      <IconButton icon={ArrowUpDown} label={t('brands.order')} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <OrderDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
