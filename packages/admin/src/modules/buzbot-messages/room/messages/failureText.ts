import type { BuzbotMessage } from '@rentyard/contract/entities/chat/message';
import type { useT } from '../../../../services/i18n/useT.ts';

/** Why a message was not delivered. */
export function failureText(t: ReturnType<typeof useT>, { failure }: BuzbotMessage): string {
  const key = `chat.failure.${failure}`;
  return t.has(key) ? t(key) : t('chat.failure.refused');
}
