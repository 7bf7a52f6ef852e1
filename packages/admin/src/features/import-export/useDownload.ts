import type { LanguageCode } from '@rentyard/contract/languages';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { api } from '../../services/api/api.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';

interface Download {
  /** Below `/api/v1`, with its query. */
  readonly path: string;
  readonly language: LanguageCode;
}

/**
 * Downloads of files that the server generates. They need the session token, so a plain link does
 * not work.
 */
const downloadApi = api.injectEndpoints({
  endpoints: (build) => ({
    download: build.mutation<null, Download>({
      query: ({ path, language }) => ({ path, language, take: saveFile }),
    }),
  }),
});

/** Time for the browser to start reading the file, in milliseconds. */
const graceTime = 60_000;

/** Saves a response as a file, under the name that the server gave. */
async function saveFile(response: Response): Promise<null> {
  const address = URL.createObjectURL(await response.blob());
  const [, name = ''] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), graceTime);
  return null;
}

/** Downloads a file in the user's language and reports a failure. True when it was downloaded. */
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
