import type { CategoryBasics } from '@rentyard/contract/entities/category/category';
import type { categoryIcons } from '@rentyard/contract/entities/category/categoryIcons';
import { currency } from '@rentyard/contract/entities/money/currency';
import { languageTag } from '@rentyard/contract/languages';
import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import type { Option } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationStrip, useActiveLanguage } from '@rentyard/ui/TranslationTabs';
import { type ReactNode, Suspense } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { AdvancedFields } from '../../../records/form/screen/AdvancedFields.tsx';
import { Field } from '../../../records/inputs/Field.tsx';
import { type BoundProps, useBoundField } from '../../../records/inputs/useBoundField.ts';
import { recordsOf } from '../../../services/api/recordsOf.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { lazyComponent } from '../../../services/lazy/lazyComponent.ts';
import { declensionSentence } from './declensionSentence.ts';

const currencies = recordsOf(currency);

/** The usual hourly price and the minimum hourly price, in one currency. */
function PriceInterval(): ReactNode {
  const { form } = useFormOfRecord();
  const chosen = useWatch({
    control: form.control,
    name: 'price_interval.currency',
  }) as unknown as Option | null;
  const { data } = currencies.useShow(chosen?.id ?? 0, { skip: chosen === null });
  // Two decimals while no currency is chosen, as in the contract.
  const money = { currency: chosen?.name, places: chosen ? data?.decimal : 2 };
  return (
    <FieldGrid>
      <Field<CategoryBasics> name="price_interval.from" {...money} />
      <Field<CategoryBasics> name="price_interval.to" {...money} />
      <Field<CategoryBasics> name="price_interval.currency" />
      <Field<CategoryBasics> name="min_hour_price" {...money} />
    </FieldGrid>
  );
}

type IconName = (typeof categoryIcons)[number];

const IconPicker = lazyComponent(() =>
  import('../icons/IconPicker.tsx').then((chunk) => chunk.IconPicker),
);

/** The icon of a category. The icon set loads with the form. */
function FormIconField<R extends HasFields = never>({ name }: BoundProps<R, 'choice'>): ReactNode {
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

interface BasicsCardsProps {
  /** Cards of the module, after those of the name. */
  readonly children?: ReactNode;
}

/** The inputs shared by categories and category groups. */
export function BasicsCards({ children }: BasicsCardsProps): ReactNode {
  const t = useT();
  return (
    <>
      <Card title={t('category_basics.general')} actions={<TranslationStrip />}>
        <Stack gap={3}>
          <Field<CategoryBasics> name="name" />
          <Field<CategoryBasics> name="alt_name" />
          <FieldGrid>
            <DeclensionField name="declension_one" />
            <DeclensionField name="declension_two" />
            <FormIconField<CategoryBasics> name="icon" />
          </FieldGrid>
          <AdvancedFields>
            <Field<CategoryBasics> name="alias" />
          </AdvancedFields>
        </Stack>
      </Card>
      {children}
      <Card title={t('category_basics.prices')}>
        <PriceInterval />
      </Card>
      <Card title={t('category_basics.texts')} actions={<TranslationStrip />}>
        <Stack gap={3}>
          <Field<CategoryBasics> name="description" />
          <Field<CategoryBasics> name="title" />
          <Field<CategoryBasics> name="keywords" />
        </Stack>
      </Card>
    </>
  );
}

interface DeclensionFieldProps {
  readonly name: 'declension_one' | 'declension_two';
}

/** A form of the name, shown in a sample sentence of the sites in the language being edited. */
function DeclensionField({ name }: DeclensionFieldProps): ReactNode {
  const { form } = useFormOfRecord();
  const language = useActiveLanguage();
  const text = useWatch({ control: form.control, name: `${name}.${language}` }) as
    | string
    | undefined;
  return (
    <Field<CategoryBasics>
      name={name}
      hint={
        <q lang={languageTag(language)}>
          {declensionSentence(name, language, text?.trim() || '…')}
        </q>
      }
    />
  );
}
