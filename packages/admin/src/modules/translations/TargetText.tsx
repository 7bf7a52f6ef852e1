import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { TextArea } from '@rentyard/ui/TextArea';
import { TextField } from '@rentyard/ui/TextField';
import { type ReactNode, type RefCallback, Suspense } from 'react';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';

const RichTextField = lazyComponent(() =>
  import('@rentyard/ui/RichTextField').then((chunk) => chunk.RichTextField),
);

interface TargetTextProps {
  readonly field: PlainField;
  readonly name: string;
  readonly label: string;
  readonly lang: string;
  readonly text: string;
  readonly error: string | undefined;
  readonly inputRef: RefCallback<unknown>;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** The translation, in the same input as in the record's form. */
export function TargetText(props: TargetTextProps): ReactNode {
  const { field, inputRef, text, onChange, name, lang, label, error, onBlur } = props;
  const frame = { label, error, onBlur, isLabelHidden: true };
  const isLong = field.kind === 'translated' && field.multiline === true;
  if (field.kind === 'translated' && field.rich) {
    return (
      <Suspense fallback={<Skeleton height={220} />}>
        <RichTextField {...frame} ref={inputRef} value={text} onChange={onChange} />
      </Suspense>
    );
  }
  const Input = isLong ? TextArea : TextField;
  return (
    <Input
      {...frame}
      ref={inputRef}
      name={name}
      lang={lang}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
