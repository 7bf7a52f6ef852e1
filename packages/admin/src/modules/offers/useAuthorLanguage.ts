import type { LanguageCode } from '@rentyard/contract/languages';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { loadCatalogue } from '../../i18n/catalogue.ts';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { reviewApi } from './review/reviewApi.ts';

/**
 * The language that whoever made the offer of this page reads reasons in; unknown for a new one, and until it
 * came. Its words are fetched before they are asked for.
 */
export function useAuthorLanguage(): LanguageCode | null | undefined {
  const { id } = useParams();
  const language = useLanguage();
  const { currentData } = reviewApi.useEvidenceQuery(
    { id: Number(id), language },
    { skip: id === undefined },
  );
  const author = currentData?.author_language;
  useEffect(() => {
    if (author) loadCatalogue(author).catch(() => undefined);
  }, [author]);
  return author;
}
