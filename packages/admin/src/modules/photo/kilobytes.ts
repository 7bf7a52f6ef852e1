import type { Format } from '../../services/format/useFormat.ts';
import type { Translate } from '../../services/i18n/useT.ts';

/** Formats a file size: `1,240 kB`. */
export function kilobytes(bytes: number, t: Translate, format: Format): string {
  return t('photos.kilobytes', { size: format.number(Math.max(1, Math.round(bytes / 1_000))) });
}
