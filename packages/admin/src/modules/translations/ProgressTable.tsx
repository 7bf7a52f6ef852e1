import type {
  LanguageProgress,
  TranslationProgress,
} from '@rentyard/contract/entities/translations';
import { languageTag } from '@rentyard/contract/languages';
import { Progress } from '@rentyard/ui/Progress';
import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../services/format/useFormat.ts';
import { useLanguage, usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { queueAddress } from './translationAddress.ts';
import { useResourceTitle } from './useResourceTitle.ts';

interface ProgressTableProps {
  readonly progress: readonly TranslationProgress[];
  readonly languages: readonly { readonly code: string; readonly name: string }[];
}

/** Modules by languages: the share of translated texts and the number of waiting records. */
export function ProgressTable({ progress, languages }: ProgressTableProps): ReactNode {
  const t = useT();
  const path = usePath();
  const format = useFormat();
  const titleOf = useResourceTitle();
  return (
    <Frame>
      <table aria-label={t('translations.title')}>
        <thead>
          <tr>
            <th scope="col">{t('translations.module')}</th>
            {languages.map(({ code, name }) => (
              <th key={code} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {progress.map((one) => (
            <tr key={one.resource}>
              <th scope="row">
                <RouterLink to={path(queueAddress(one.resource, {}))}>
                  {titleOf(one.resource)}
                </RouterLink>
                <small>
                  {one.is_exact ? '' : '~ '}
                  {format.number(one.records)}
                </small>
              </th>
              {languages.map(({ code }) => {
                const of = one.languages.find(({ language }) => language === code);
                return <td key={code}>{of && <Share of={of} resource={one.resource} />}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

interface ShareProps {
  readonly resource: string;
  readonly of: LanguageProgress;
}

function Share({ resource, of }: ShareProps): ReactNode {
  const t = useT();
  const path = usePath();
  const tag = languageTag(useLanguage());
  const share = of.total === 0 ? 1 : of.filled / of.total;
  const state = of.missing_records > 0 ? 'missing' : of.outdated > 0 ? 'outdated' : undefined;
  const waiting = [
    of.missing_records > 0 && t('translations.missing_count', { count: of.missing_records }),
    of.outdated > 0 && t('translations.outdated_count', { count: of.outdated }),
  ].filter(Boolean);
  // Rounds down: 99.7 % must not be shown as 100 %.
  const shown = share === 1 ? 1 : Math.min(0.99, share);
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(shown);
  return (
    <Cell to={path(queueAddress(resource, { language: of.language, state }))} data-state={state}>
      <b>{percent}</b>
      {share < 1 && <Progress label={percent} value={share} />}
      <small>{waiting.join(' · ') || t('translations.done')}</small>
    </Cell>
  );
}

const Frame = styled.div`
  overflow: auto;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.surface};
  font-size: ${theme.textMd};

  table { width: 100%; border-collapse: separate; border-spacing: 0; }
  th, td { padding: 0; border-bottom: 1px solid ${theme.hairline}; text-align: start; vertical-align: top; }
  tbody tr:last-child > * { border-bottom: 0; }
  thead th { padding: ${theme.space2} ${theme.space3}; color: ${theme.textMuted}; font-weight: 500; }
  th:first-child {
    position: sticky;
    left: 0;
    min-width: 160px;
    background: ${theme.surface};
    border-right: 1px solid ${theme.hairline};
    ${media.phone} { min-width: 144px; }
  }
  tbody th { padding: ${theme.space3}; font-weight: 500; }
  tbody th > a { display: block; overflow-wrap: anywhere; }
  small { color: ${theme.textMuted}; font-size: ${theme.textSm}; font-weight: 400; }
`;

const Cell = styled(RouterLink)`
  display: grid;
  gap: ${theme.space1};
  min-width: 100px;
  padding: ${theme.space3};
  color: inherit;
  text-decoration: none;
  font-variant-numeric: tabular-nums;

  &:hover { background: ${theme.hover}; }
  &:focus-visible { outline-offset: -2px; }
  > b { font-weight: 500; }
  &:not([data-state]) > b { color: ${theme.success}; }
`;
