import { EmptyState } from '@rentyard/ui/EmptyState';
import { ErrorState } from '@rentyard/ui/ErrorState';
import Send from 'lucide-react/icons/send';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFailureText } from '../../../services/api/useFailureText.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { useFormOfRecord } from '../RecordFormContext.ts';

/** The error of the last save that no field shows, with which the form keeps its values; or that the save waits for a decision. */
export function SaveFailure(): ReactNode {
  const { failure } = useFormOfRecord();
  const t = useT();
  const text = useFailureText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  if (!failure) return null;
  if (failure.code === 'proposed') {
    return (
      <div ref={box} role="status">
        <EmptyState icon={Send} title={text(failure)} text={t('record.proposed_text')} />
      </div>
    );
  }
  return (
    <div ref={box} role="alert">
      <ErrorState
        title={t('form.failed')}
        text={text(failure)}
        requestId={failure.requestId || undefined}
      />
    </div>
  );
}
