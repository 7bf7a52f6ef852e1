import type { categoryIcons } from '@rentyard/contract/entities/category/categoryIcons';
import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { type ReactNode, Suspense } from 'react';
import { useController } from 'react-hook-form';
import { type BoundProps, useBoundField } from '../../../records/inputs/useBoundField.ts';
import { lazyPart } from '../../../services/lazy/lazyPart.ts';

type IconName = (typeof categoryIcons)[number];

const IconPicker = lazyPart(() =>
  import('../icons/IconPicker.tsx').then((chunk) => chunk.IconPicker),
);

/** The icon of a category, by its name in the set. The drawings come when the form is open. */
export function FormIconField<R extends HasFields = never>({
  name,
}: BoundProps<R, 'choice'>): ReactNode {
  const { form, frame } = useBoundField<'choice'>(name);
  const { value, onChange, onBlur } = useController({ control: form.control, name }).field;
  return (
    <Suspense fallback={<Skeleton height={58} />}>
      <IconPicker
        label={frame.label}
        error={frame.error}
        value={(value || null) as IconName | null}
        onChange={(icon) => onChange(icon ?? '')}
        onBlur={onBlur}
      />
    </Suspense>
  );
}
