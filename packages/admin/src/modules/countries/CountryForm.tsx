import { country } from '@rentyard/contract/entities/country/country';
import { Card } from '@rentyard/ui/Card';
import { type Description, DescriptionList } from '@rentyard/ui/DescriptionList';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Heading } from '@rentyard/ui/Heading';
import { PhoneField } from '@rentyard/ui/PhoneField';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { TranslationStrip } from '@rentyard/ui/TranslationTabs';
import { isPhoneComplete, maskPhone, unmaskPhone } from '@rentyard/validators/masks';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { AdvancedFields } from '../../records/form/screen/AdvancedFields.tsx';
import { Field } from '../../records/inputs/Field.tsx';
import { Flag } from '../../records/pictures/Flag.tsx';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';
import { useT } from '../../services/i18n/useT.ts';

export function CountryForm(): ReactNode {
  const t = useT();
  return (
    <RecordSheet resource={country}>
      <Stack gap={4}>
        <TranslationStrip />
        <Field<typeof country> name="name" />
        <FieldGrid>
          <Field<typeof country> name="code" />
          <IsoField />
        </FieldGrid>
        <FieldGrid>
          <Field<typeof country> name="currency" />
          <Field<typeof country> name="language" />
        </FieldGrid>
        <Field<typeof country> name="flag" hint={t('countries.flag_hint')} />
        <Field<typeof country> name="active" />
        <AdvancedFields>
          <Field<typeof country> name="alias" />
        </AdvancedFields>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={3}>{t('countries.phones')}</Heading>
        <FieldGrid>
          <Field<typeof country> name="phone_code" />
          <Field<typeof country> name="phone_mask" hint={t('countries.mask_hint')} />
        </FieldGrid>
        <Field<typeof country> name="validation_regexp" hint={t('countries.regexp_hint')} />
        <PhoneTester />
      </Stack>
    </RecordSheet>
  );
}

/** The ISO 3166-1 code with its flag. */
function IsoField(): ReactNode {
  const { form } = useFormOfRecord();
  const iso = useWatch({ control: form.control, name: 'iso_name' }) as string;
  return <Field<typeof country> name="iso_name" suffix={<Flag of={iso} />} />;
}

/** Tests a phone number against the code, mask and pattern of the form. */
function PhoneTester(): ReactNode {
  const t = useT();
  const { form } = useFormOfRecord();
  const [code, mask, pattern] = useWatch({
    control: form.control,
    name: ['phone_code', 'phone_mask', 'validation_regexp'],
  }) as string[];
  const [typed, setTyped] = useState('');
  const verdict = useVerdict(pattern ?? '', typed);
  const shape = { code: code ?? '', mask: mask ?? '' };
  const isShaped = typed !== '' && shape.mask !== '';
  const lines: Description[] = isShaped
    ? [
        { term: t('countries.tester.shown'), description: maskPhone(typed, shape) },
        { term: t('countries.tester.plain'), description: unmaskPhone(typed, shape) || '—' },
        {
          term: t('countries.tester.mask'),
          description: t(
            isPhoneComplete(typed, shape)
              ? 'countries.tester.complete'
              : 'countries.tester.partial',
          ),
        },
      ]
    : [];
  return (
    <Card title={t('countries.tester')}>
      <Stack gap={3}>
        <PhoneField
          label={t('countries.tester.number')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {lines.length > 0 && <DescriptionList items={lines} />}
        <div aria-live="polite">
          {verdict && (
            <Text as="p" tone={verdict === 'fits' ? 'success' : 'danger'}>
              {t(`countries.pattern.${verdict}`)}
            </Text>
          )}
        </div>
      </Stack>
    </Card>
  );
}

type Verdict = 'fits' | 'fails' | 'unusable';

/**
 * Validates a number with the server's regular expression engine, which cannot hang. The engine
 * loads when a pattern is first tested.
 */
function useVerdict(pattern: string, number: string): Verdict | undefined {
  const [verdict, setVerdict] = useState<Verdict>();
  useEffect(() => {
    let isCurrent = true;
    if (pattern === '') setVerdict(undefined);
    else {
      void import('@rentyard/contract/entities/country/countryPattern').then(
        ({ countryPattern }) => {
          if (isCurrent) setVerdict(checkPhone(countryPattern(pattern), number));
        },
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [pattern, number]);
  return verdict;
}

function checkPhone(
  test: { test(number: string): boolean } | undefined,
  number: string,
): Verdict | undefined {
  if (!test) return 'unusable';
  if (number.trim() === '') return undefined;
  return test.test(number.trim()) ? 'fits' : 'fails';
}
