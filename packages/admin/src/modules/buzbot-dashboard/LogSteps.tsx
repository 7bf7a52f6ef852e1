import type { BotLog } from '@rentyard/contract/entities/chat/event';
import { theme } from '@rentyard/ui/theme';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import { JsonTree } from './JsonTree.tsx';

/** Steps of an event in order: duration and error of each. */
export function LogSteps({ log }: { readonly log: BotLog }): ReactNode {
  const t = useT();
  const format = useFormat();
  const { steps, duration } = log;
  if (steps.length === 0) return <p>{t('bot_log.no_steps')}</p>;
  const whole = Math.max(
    1,
    duration,
    steps.reduce((sum, step) => sum + step.duration, 0),
  );
  let begun = 0;
  return (
    <List>
      {steps.map((step, at) => {
        const start = begun;
        begun += step.duration;
        const key = `bot_log.step.${step.name}`;
        const Icon = step.result === 'error' ? CircleAlert : CircleCheck;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of an event never move
          <li key={at} data-result={step.result}>
            <Icon size={16} aria-hidden />
            <b>{t.has(key) ? t(key) : step.name}</b>
            <span data-part="result">{t(`buzbot_events.choice.result.${step.result}`)}</span>
            <time>{t('bot_log.ms', { ms: format.number(step.duration) })}</time>
            <span data-part="bar" aria-hidden>
              <i
                style={{
                  marginInlineStart: `${(start / whole) * 100}%`,
                  width: `max(2px, ${(step.duration / whole) * 100}%)`,
                }}
              />
            </span>
            {step.detail !== undefined && step.detail !== null && (
              <div>
                <JsonTree value={step.detail} />
              </div>
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${theme.space3};

  > li {
    display: grid;
    grid-template-columns: 16px auto 1fr auto;
    gap: ${theme.space1} ${theme.space2};
    align-items: center;
  }
  svg { color: ${theme.success}; }
  b { font-weight: 500; }
  time { color: ${theme.textMuted}; font-variant-numeric: tabular-nums; }
  [data-part='result'] { color: ${theme.textMuted}; font-size: ${theme.textSm}; }
  [data-part='bar'] {
    grid-column: 2 / -1;
    height: 6px;
    overflow: hidden;
    border-radius: 3px;
    background: ${theme.pressed};
  }
  i { display: block; height: 100%; border-radius: 3px; background: ${theme.info}; }
  li > div { grid-column: 2 / -1; min-width: 0; }
  [data-result='error'] { 
    svg, [data-part='result'] { color: ${theme.danger}; }
    i { background: ${theme.danger}; }
  }
`;
