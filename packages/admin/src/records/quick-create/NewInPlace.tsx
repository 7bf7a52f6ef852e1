import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { type ReactNode, useRef } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { InPlaceContext, type MadeRecord } from '../navigation/RecordPlace.ts';

interface NewInPlaceProps {
  readonly words: string;
  readonly onMade: (record: MadeRecord) => void;
  readonly onClose: () => void;
  /** The form of a new record, as its module draws it. */
  readonly children: ReactNode;
}

/** Tells a form that it stands over another one. */
export function NewInPlace({ words, onMade, onClose, children }: NewInPlaceProps): ReactNode {
  const t = useT();
  const confirm = useConfirm();
  const isDirty = useRef(() => false);
  const leave = async () => {
    const question = { title: t('leave.title'), text: t('leave.text') };
    if (!isDirty.current() || (await confirm(question))) onClose();
  };
  return (
    <InPlaceContext value={{ words, onMade, leave: () => void leave(), isDirty }}>
      {children}
    </InPlaceContext>
  );
}
