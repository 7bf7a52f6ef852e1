import { type S3Test, s3TestSteps } from '@rentyard/contract/entities/system/s3Setting';
import { Icon } from '@rentyard/ui/Icon';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { isApiFailure } from '../../../services/api/failure.ts';
import { useFailureText } from '../../../services/format/useFailureText.ts';
import { useT } from '../../../services/i18n/useT.ts';

interface BucketTestProps {
  /** Undefined before the first test. */
  readonly test: S3Test | undefined;
  /** Why the test could not be run. */
  readonly error: unknown;
}

/** The outcome of a connection test, announced when it arrives. */
export function BucketTest({ test, error }: BucketTestProps): ReactNode {
  const failureText = useFailureText();
  return (
    <div role="status">
      {test && <TestSteps test={test} />}
      {isApiFailure(error) && (
        <Text size="md" tone="danger">
          {failureText(error)}
        </Text>
      )}
    </div>
  );
}

/** The steps up to the failed one with its reason. */
function TestSteps({ test }: { readonly test: S3Test }): ReactNode {
  const t = useT();
  return (
    <>
      <Verdict data-ok={test.ok}>
        {t(test.ok ? 'users.bucket_works' : 'users.bucket_fails')}
      </Verdict>
      <Steps>
        {s3TestSteps.map((name) => {
          const step = test.steps.find((one) => one.step === name);
          const state = step === undefined ? 'skipped' : step.ok ? 'ok' : 'failed';
          // A bucket without a public address skips the public read.
          if (state === 'skipped' && test.ok) return null;
          return (
            <li key={name} data-state={state}>
              <Icon of={icons[state]} />
              <span>
                {t(`users.step.${name}`)}
                {step && (
                  <small> {t('users.step_time', { count: Math.round(step.duration) })}</small>
                )}
                {state === 'skipped' && <small> {t('users.step_skipped')}</small>}
                {step?.reason && <p>{t(`users.step_reason.${step.reason}`)}</p>}
                {step?.answer && <code>{step.answer}</code>}
              </span>
            </li>
          );
        })}
      </Steps>
    </>
  );
}

const icons = { ok: Check, failed: X, skipped: CircleDashed } as const;

const Verdict = styled.p`
  font-size: ${theme.textMd};
  font-weight: 500;
  color: ${theme.danger};
  &[data-ok='true'] { color: ${theme.success}; }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space2};
  margin-top: ${theme.space2};
  padding: ${theme.space3} ${theme.space4};
  border-radius: ${theme.radius};
  background: ${theme.hover};
  font-size: ${theme.textMd};
  line-height: 18px;

  > li { display: flex; gap: ${theme.space2}; color: ${theme.textMuted}; }
  > li > svg { flex: none; margin-top: 1px; }
  > [data-state='ok'] > svg { color: ${theme.success}; }
  > [data-state='failed'] { color: ${theme.danger}; }
  > li > span { min-width: 0; overflow-wrap: anywhere; }
  > [data-state='ok'] > span { color: ${theme.text}; }
  small { font-size: ${theme.textSm}; color: ${theme.textMuted}; }
  code { display: block; font-size: ${theme.textSm}; color: ${theme.textSoft}; }
`;
