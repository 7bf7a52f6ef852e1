import type { LanguageCode } from '@rentyard/contract/languages';
import { useParams } from 'react-router';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { reviewApi } from './review/reviewApi.ts';

/** That whoever made the offer of this page reads reasons in; unknown for a new one, and until it came. */
export function useAuthorLanguage(): LanguageCode | null | undefined {
  const { id } = useParams();
  const language = useLanguage();
  const { currentData } = reviewApi.useEvidenceQuery(
    { id: Number(id), language },
    { skip: id === undefined },
  );
  return currentData?.author_language;
}
