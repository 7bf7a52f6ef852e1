import { Card } from '@rentyard/ui/Card';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import type { ReactNode } from 'react';
import { FormSkeleton } from '../../../records/form/screen/FormSkeleton.tsx';

/** Placeholder of a step that is loading. */
export function StepSkeleton(): ReactNode {
  return (
    <RecordLayout>
      <Card>
        <FormSkeleton />
      </Card>
    </RecordLayout>
  );
}
