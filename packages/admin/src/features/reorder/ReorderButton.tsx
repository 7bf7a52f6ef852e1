import type { Resource } from '@rentyard/contract/schema/resource';
import { IconButton } from '@rentyard/ui/IconButton';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { type ReactNode, Suspense, useState } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { useCan } from '../../services/permissions/useCan.ts';

const ReorderDialog = lazyComponent(() =>
  import('./ReorderDialog.tsx').then((chunk) => chunk.ReorderDialog),
);

/** Opens the dialog that reorders the records, for users who may update them. */
export function ReorderButton({ resource }: { readonly resource: Resource }): ReactNode {
  const t = useT();
  const mayUpdate = useCan('update', resource.subject);
  const [isOpen, setOpen] = useState(false);
  if (!mayUpdate) return null;
  return (
    <>
      <IconButton icon={ArrowUpDown} label={t('list.reorder')} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <ReorderDialog resource={resource} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
