import { Button } from '@rentyard/ui/Button';
import Merge from 'lucide-react/icons/merge';
import { type ReactNode, useState } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { MergeDialog } from './MergeDialog.tsx';

interface MergeButtonProps {
  readonly ids: readonly number[];
  readonly onMerged: () => void;
}

/** Opens the merge dialog for the selected brands. */
export function MergeButton({ ids, onMerged }: MergeButtonProps): ReactNode {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Merge} onClick={() => setOpen(true)}>
        {t('brands.merge')}
      </Button>
      {isOpen && <MergeDialog ids={ids} onMerged={onMerged} onClose={() => setOpen(false)} />}
    </>
  );
}
