import { Card } from '@rentyard/ui/Card';
import { useActiveLanguage } from '@rentyard/ui/TranslationTabs';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../services/i18n/useT.ts';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import { useSettledWatch } from '../form/useSettledWatch.ts';

/** Search engines cut titles longer than this, in characters. */
const titleShown = 60;
const descriptionShown = 160;

type Texts = Readonly<Record<string, string>> | undefined;

/** A preview of the record's page in search results. */
export function SearchPreview(): ReactNode {
  const t = useT();
  const { form, languages } = useFormOfRecord();
  const language = useActiveLanguage();
  const [name, title, description, alias, project] = useSettledWatch(form, [
    'name',
    'title',
    'description',
    'alias',
    'project',
  ]) as readonly [
    Texts,
    Texts,
    Texts,
    string | undefined,
    { readonly name: string } | null | undefined,
  ];
  const inLanguage = (texts: Texts) => texts?.[language] || texts?.[languages.default] || '';
  const shownTitle = inLanguage(title) || inLanguage(name);
  return (
    <Card title={t('seo.preview')}>
      <Result lang={language} data-empty={shownTitle === '' || undefined}>
        <cite>
          {project?.name ?? '…'} › {language} › {alias || '…'}
        </cite>
        <strong>{cut(shownTitle, titleShown) || t('seo.no_title')}</strong>
        <p>{cut(inLanguage(description), descriptionShown) || t('seo.no_description')}</p>
      </Result>
    </Card>
  );
}

/** Cuts at the end of a word, with an ellipsis, as search engines do. */
function cut(text: string, atMost: number): string {
  if (text.length <= atMost) return text;
  const shortened = text.slice(0, atMost - 1);
  const end = shortened.lastIndexOf(' ');
  return `${end > atMost / 2 ? shortened.slice(0, end) : shortened}…`;
}

const Result = styled.div`
  display: grid;
  gap: ${theme.space1};
  overflow-wrap: anywhere;

  cite { color: ${theme.textMuted}; font-size: ${theme.textSm}; font-style: normal; line-height: 16px; }
  strong { color: ${theme.info}; font-size: ${theme.textLg}; font-weight: 500; line-height: 24px; }
  p { color: ${theme.textSoft}; font-size: ${theme.textMd}; line-height: 18px; }
`;
