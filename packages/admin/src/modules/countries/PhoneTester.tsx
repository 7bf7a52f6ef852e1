import { Card } from '@rentyard/ui/Card';
import { type Description, DescriptionList } from '@rentyard/ui/DescriptionList';
import { PhoneField } from '@rentyard/ui/PhoneField';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { isPhoneComplete, maskPhone, unmaskPhone } from '@rentyard/validators/masks';
import { type ReactNode, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { useT } from '../../services/i18n/useT.ts';

/** Tests a phone number against the code, mask and pattern of the form. */
export function PhoneTester(): ReactNode {
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
          if (isCurrent) setVerdict(verdictOf(countryPattern(pattern), number));
        },
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [pattern, number]);
  return verdict;
}

function verdictOf(
  test: { test(number: string): boolean } | undefined,
  number: string,
): Verdict | undefined {
  if (!test) return 'unusable';
  if (number.trim() === '') return undefined;
  return test.test(number.trim()) ? 'fits' : 'fails';
}
