import { copyText } from '@rentyard/ui/copyText';
import { useUiStrings } from '@rentyard/ui/strings';
import { useAlerts } from '../../services/alerts/useAlerts.ts';

/** Copies the absolute URL of a picture, for mails and other sites. */
export function useCopyLink(): (photo: { readonly url: string }) => void {
  const alerts = useAlerts();
  const uiString = useUiStrings();
  return ({ url }) => {
    void copyText(buildPhotoUrl(url)).then(() => alerts.success(uiString('copy.done')));
  };
}

/** Pictures in external storage already have absolute URLs. */
export function buildPhotoUrl(url: string): string {
  return new URL(url, location.origin).href;
}
