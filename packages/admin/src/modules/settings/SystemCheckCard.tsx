import type {
  CheckState,
  SystemCheckOutcome,
} from '@rentyard/contract/entities/system/systemCheck';
import { Badge, type BadgeTone } from '@rentyard/ui/Badge';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { settingsApi } from './settingsApi.ts';

/** Checks the installation on request and says what to change. */
export function SystemCheckCard(): ReactNode {
  const t = useT();
  const failureText = useFailureText();
  const [run, { data, error, isLoading }] = settingsApi.useRunSystemChecksMutation();
  return (
    <Card title={t('settings.checks')}>
      <Stack gap={4}>
        <Text size="md" tone="muted" as="p">
          {t('settings.checks_hint')}
        </Text>
        <div>
          <Button isBusy={isLoading} onClick={() => void run({})}>
            {t('settings.checks_run')}
          </Button>
        </div>
        <div role="status">
          {data && <Summary outcomes={data} />}
          {error && !isLoading && (
            <Text as="p" tone="danger">
              {failureText(error)}
            </Text>
          )}
        </div>
        {data && <Outcomes outcomes={data} />}
      </Stack>
    </Card>
  );
}

interface OutcomesProps {
  readonly outcomes: readonly SystemCheckOutcome[];
}

function Summary({ outcomes }: OutcomesProps): ReactNode {
  const t = useT();
  const count = (state: CheckState) => outcomes.filter((one) => one.state === state).length;
  const [failed, warnings] = [count('failed'), count('warning')];
  if (failed > 0)
    return <Text tone="danger">{t('settings.checks_failed', { count: failed })}</Text>;
  if (warnings > 0) return <Text>{t('settings.checks_warned', { count: warnings })}</Text>;
  return <Text tone="success">{t('settings.checks_passed')}</Text>;
}

const tones: Readonly<Record<CheckState, BadgeTone>> = {
  ok: 'success',
  warning: 'warning',
  failed: 'danger',
  skipped: 'neutral',
};

function Outcomes({ outcomes }: OutcomesProps): ReactNode {
  const t = useT();
  return (
    <List aria-label={t('settings.checks')}>
      {outcomes.map(({ check, state, findings }) => (
        <li key={check}>
          <Name>{t(`settings.check.${check}`)}</Name>
          <State>
            <Badge tone={tones[state]}>{t(`settings.check_state.${state}`)}</Badge>
          </State>
          <Findings>
            {findings.map(({ id, message, detail }) => (
              <div key={`${id} ${message}`}>
                <p>{message}</p>
                {detail !== null && <Detail>{detail}</Detail>}
              </div>
            ))}
          </Findings>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.textMd};

  > li {
    display: grid;
    grid-template-columns: minmax(120px, 180px) 120px minmax(0, 1fr);
    gap: ${theme.space1} ${theme.space3};
    align-items: start;
    padding: ${theme.space3} 0;
    border-top: 1px solid ${theme.border};
  }
  ${media.phone} {
    > li { grid-template-columns: minmax(0, 1fr) auto; }
  }
`;

const Name = styled.span`
  font-weight: 500;
`;

const State = styled.span`
  justify-self: start;
`;

const Findings = styled.div`
  display: grid;
  gap: ${theme.space2};
  overflow-wrap: anywhere;
  &:empty { display: none; }
  ${media.phone} { grid-column: 1 / -1; }
`;

const Detail = styled.code`
  font-size: ${theme.textSm};
  color: ${theme.textMuted};
`;
