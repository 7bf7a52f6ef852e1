import { media, theme } from '@rentyard/ui/theme';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../services/i18n/useT.ts';

interface JsonTreeProps {
  readonly value: unknown;
  /** Number of levels open at first. */
  readonly openLevels?: number;
}

/** A value as collapsible JSON. */
export function JsonTree({ value, openLevels = 2 }: JsonTreeProps): ReactNode {
  return (
    <Code>
      <Value value={value} openLevels={openLevels} />
    </Code>
  );
}

function Value({ value, openLevels = 0 }: JsonTreeProps): ReactNode {
  const t = useT();
  if (value === null || typeof value !== 'object') {
    return <span data-type={value === null ? 'null' : typeof value}>{JSON.stringify(value)}</span>;
  }
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return `${open}${close}`;
  return (
    <details open={openLevels > 0}>
      <summary>
        {open}
        <small>{t('bot_log.entries', { count: entries.length })}</small>
      </summary>
      <dl>
        {entries.map(([name, inner]) => (
          <Fragment key={name}>
            <dt>{isList ? name : JSON.stringify(name)}:</dt>
            <dd>
              <Value value={inner} openLevels={openLevels - 1} />
            </dd>
          </Fragment>
        ))}
      </dl>
      {close}
    </details>
  );
}

const Code = styled.div`
  font-family: ${theme.fontMono};
  font-size: ${theme.textSm};
  line-height: 20px;
  overflow-wrap: anywhere;

  summary { width: fit-content; cursor: pointer; border-radius: ${theme.radiusSmall}; }
  ${media.touch} {
    summary { min-width: 44px; line-height: 44px; }
  }
  summary:hover { background: ${theme.hover}; }
  summary > small { margin-inline-start: ${theme.space2}; font-size: inherit; color: ${theme.textMuted}; }
  details[open] > summary > small { display: none; }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${theme.space2};
    margin: 0;
    padding-inline-start: ${theme.space4};
  }
  dl:has(> dd > details[open]) { grid-template-columns: auto minmax(0, 1fr); }
  dt { color: ${theme.textMuted}; }
  [data-type='string'] { color: ${theme.success}; }
  [data-type='number'] { color: ${theme.info}; }
  [data-type='boolean'], [data-type='null'] { color: ${theme.warning}; }
`;
