import { Card } from '@rentyard/ui/Card';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { ErrorState } from '@rentyard/ui/ErrorState';
import Send from 'lucide-react/icons/send';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ApiFailure } from '../../../services/api/failure.ts';
import { useFailureText } from '../../../services/format/useFailureText.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { RefusalDetails } from '../../refusals/RefusalDetails.tsx';
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
      {failure.code === 'not_available' && failure.conflicts ? (
        <RefusedSave failure={failure} />
      ) : (
        <ErrorState
          title={t('form.failed')}
          text={text(failure)}
          requestId={failure.requestId || undefined}
        />
      )}
    </div>
  );
}

/** A refused reservation: one press takes another period or offer and saves again. */
function RefusedSave({ failure }: { readonly failure: ApiFailure }): ReactNode {
  const t = useT();
  const { form, resource } = useFormOfRecord();
  const card = useRef<HTMLDivElement>(null);
  const save = (changes: Readonly<Record<string, unknown>>) => {
    for (const [path, value] of Object.entries(changes)) {
      form.setValue(path, value as never, { shouldDirty: true });
    }
    card.current?.closest('form')?.requestSubmit();
  };
  const { starts_at: start, ends_at: end, offer } = resource.fields;
  const takePeriod = (startsAt: string) => {
    // The end of an order follows from its units, unless it was typed.
    const isDerived = resource.fields.units && !form.getFieldState('ends_at').isDirty;
    const read = (path: string) => Date.parse(String(form.getValues(path)));
    const endsAt = Date.parse(startsAt) + read('ends_at') - read('starts_at');
    save({
      starts_at: startsAt,
      ...(!isDerived && !Number.isNaN(endsAt) && { ends_at: new Date(endsAt).toISOString() }),
    });
  };
  return (
    <div ref={card}>
      <Card title={t('refusal.title')}>
        <RefusalDetails
          failure={failure}
          onPeriod={start && end ? takePeriod : undefined}
          onOffer={offer ? ({ id, name }) => save({ offer: { id, name } }) : undefined}
        />
      </Card>
    </div>
  );
}
