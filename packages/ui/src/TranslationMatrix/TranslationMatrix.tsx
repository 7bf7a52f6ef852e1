import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useGridKeys } from '../grid/useGridKeys.ts';
import { CheckIcon } from '../icons/controlIcons.ts';
import { CircleDashedIcon, RotateCcwClockIcon } from '../icons/translationIcons.ts';
import { type Glyph, Icon } from '../lib/Icon.tsx';
import { type RenderLink, renderAnchor } from '../lib/link.tsx';
import { Progress } from '../primitives/Progress.tsx';
import type { UiStringKey } from '../strings/en.ts';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { stickyCardStyle } from '../theme/stickyTableStyle.ts';
import { media, theme } from '../theme/theme.ts';
import { doneIn, stateIn, type TranslatedRecord, type TranslationState } from './progress.ts';

export interface MatrixLanguage {
  readonly code: string;
  readonly name: string;
}

export interface TranslationMatrixProps {
  /** Accessible name of the grid: "Translations of categories". */
  readonly label: string;
  readonly records: readonly TranslatedRecord[];
  readonly languages: readonly MatrixLanguage[];
  /** The URL for editing a record in a language. */
  readonly cellHref: (record: TranslatedRecord, language: string) => string;
  readonly renderLink?: RenderLink;
}

const stateMarks: Readonly<Record<TranslationState, { icon: Glyph; label: UiStringKey }>> = {
  done: { icon: CheckIcon, label: 'matrix.done' },
  missing: { icon: CircleDashedIcon, label: 'translations.missing' },
  outdated: { icon: RotateCcwClockIcon, label: 'matrix.outdated' },
};

/**
 * Shows which translations of records are missing or outdated. Every cell links to its text. Keys follow the ARIA
 * grid pattern.
 */
export function TranslationMatrix(props: TranslationMatrixProps): ReactNode {
  const { records, languages, cellHref, renderLink = renderAnchor } = props;
  const t = useUiStrings();
  const table = useRef<HTMLTableElement>(null);
  const keys = useGridKeys(table);
  const total = records.length;
  return (
    <Frame>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern on a table
        role="grid"
        aria-label={props.label}
        {...keys}
      >
        <thead>
          <tr>
            <th scope="col">{t('matrix.record')}</th>
            {languages.map(({ code, name }) => {
              const done = doneIn(records, code);
              return (
                <th key={code} scope="col">
                  <Head>
                    <span title={name}>{code}</span>
                    <small>{t('translations.progress', { done, total })}</small>
                    <Progress label={name} value={total === 0 ? 0 : done / total} />
                  </Head>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id}>
              <th scope="row">{record.name}</th>
              {languages.map(({ code, name }) => {
                const state = stateIn(record, code);
                const label = `${record.name}, ${name}: ${t(stateMarks[state].label)}`;
                const attributes = { 'data-grid-stop': true, 'data-state': state };
                return (
                  <td key={code}>
                    {renderLink({
                      href: cellHref(record, code),
                      'aria-label': label,
                      title: label,
                      tabIndex: -1,
                      ...attributes,
                      children: <Icon of={stateMarks[state].icon} />,
                    })}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend aria-hidden>
        {(['done', 'outdated', 'missing'] as const).map((state) => (
          <li key={state} data-state={state}>
            <Icon of={stateMarks[state].icon} />
            <span>{t(stateMarks[state].label)}</span>
          </li>
        ))}
      </Legend>
    </Frame>
  );
}

const Frame = styled.div`
  ${stickyCardStyle}
  font-size: ${theme.textMd};
  scroll-padding-block: 64px 8px;
  scroll-padding-inline: 200px 8px;
  ${media.phone} { scroll-padding-inline-start: 150px; }

  thead th { color: ${theme.textSoft}; }
  th:first-child {
    padding: ${theme.space2} ${theme.space3};
    overflow-wrap: anywhere;
    ${media.phone} { min-width: 140px; max-width: 150px; }
  }
  /* A height of its own lets the link fill a row that a long name makes taller. */
  td { height: 1px; }
  td > a {
    display: grid;
    height: 100%;
    place-items: center;
    min-width: 56px;
    min-height: 36px;
    ${media.touch} { min-height: 44px; }
  }
  ${media.touch} {
    th a { display: flex; align-items: center; min-height: 44px; }
  }
  td > a:hover { background: ${theme.pressed}; }
  td > a:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: -2px; }
  [data-state='done'] > svg { color: ${theme.success}; }
  [data-state='missing'] > svg { color: ${theme.danger}; }
  [data-state='outdated'] > svg { color: ${theme.warning}; }
  td > [data-state='missing'] { background: ${theme.dangerSoft}; }
  td > [data-state='outdated'] { background: ${theme.warningSoft}; }
`;

const Head = styled.div`
  display: grid;
  gap: 2px;
  min-width: 64px;
  padding: ${theme.space2};

  > span { text-transform: uppercase; }
  > small { font-size: ${theme.textXs}; line-height: 14px; color: ${theme.textMuted}; white-space: nowrap; }
`;

const Legend = styled.ul`
  position: sticky;
  inset-inline-start: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space2} ${theme.space4};
  padding: ${theme.space2} ${theme.space3};
  color: ${theme.textMuted};
  font-size: ${theme.textSm};

  > li { display: flex; align-items: center; gap: 6px; }
`;
