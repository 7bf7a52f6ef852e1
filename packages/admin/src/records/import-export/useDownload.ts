import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useFailureText } from '../../services/api/useFailureText.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { downloadApi } from './downloadApi.ts';

/** Fetches a file for the reader to keep, in his language; tells when that fails. True when it was fetched. */
export function useDownload(): readonly [
  download: (path: string) => Promise<boolean>,
  isBusy: boolean,
] {
  const language = useLanguage();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const [send, { isLoading }] = downloadApi.useDownloadMutation();
  const download = async (path: string): Promise<boolean> => {
    try {
      await send({ path, language }).unwrap();
      return true;
    } catch (error) {
      alerts.error(failureText(error));
      return false;
    }
  };
  return [download, isLoading];
}
