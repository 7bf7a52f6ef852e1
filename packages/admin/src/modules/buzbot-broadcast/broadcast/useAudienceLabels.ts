import type { Audience } from '@rentyard/contract/entities/chat/broadcast';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';

/** Describes the audience of a broadcast in one line. */
export function useAudienceLabels(): (audience: Audience) => string {
  const t = useT();
  const format = useFormat();
  return ({ languages, channels, clients, active_since }) =>
    [
      ...(languages ? [languages.map((code) => code.toUpperCase()).join(', ')] : []),
      ...(channels ? [channels.map((one) => t(`broadcast.channel.${one}`)).join(', ')] : []),
      ...(clients ? [t(`broadcast.clients.${clients}`)] : []),
      ...(active_since ? [t('broadcast.since', { moment: format.moment(active_since) })] : []),
    ].join(' · ') || t('broadcast.everybody');
}
