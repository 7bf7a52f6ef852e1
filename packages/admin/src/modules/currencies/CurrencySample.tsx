import { languageTag } from '@rentyard/contract/languages';
import type { PluralForms } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { DescriptionList } from '@rentyard/ui/DescriptionList';
import { useActiveLanguage } from '@rentyard/ui/TranslationTabs';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { sampleOf } from './sampleOf.ts';

/** Sample amounts in the currency, in every format, as the user types. */
export function CurrencySample(): ReactNode {
  const t = useT();
  const { form } = useFormOfRecord();
  const language = useActiveLanguage();
  const typed = useWatch({ control: form.control }) as unknown as Typed;
  const sample = sampleOf(languageTag(language), {
    code: typed.code,
    symbol: typed.symbol,
    symbolLocal: typed.symbol_local,
    decimal: Number(typed.decimal),
    plural: typed.name_plural[language] ?? {},
  });
  return (
    <Card title={t('currencies.sample')}>
      <DescriptionList
        items={[
          { term: t('currencies.sample.symbol'), description: sample.symbol },
          { term: t('currencies.sample.code'), description: sample.code },
          { term: t('currencies.sample.local'), description: sample.local },
          { term: t('currencies.sample.name'), description: sample.words },
          ...(sample.counted === ''
            ? []
            : [{ term: t('currencies.sample.counted'), description: sample.counted }]),
        ]}
      />
    </Card>
  );
}

/** Values of the currency form. */
interface Typed {
  readonly code: string;
  readonly symbol: string;
  readonly symbol_local: string;
  readonly decimal: string;
  readonly name_plural: Readonly<Record<string, PluralForms>>;
}
