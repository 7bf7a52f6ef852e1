import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { MessageKey } from './defineMessages.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

/** Translates a message. The function is stable until the language changes. */
export interface Translate {
  (key: MessageKey, values?: MessageValues): string;
  /** Whether the loaded messages contain the key, for keys composed at run time. */
  has(key: string): key is MessageKey;
}

/**
 * The only access to messages: `t('offers.title')`, `t('list.results', { count })`. It is
 * `formatMessage` of react-intl with typed keys. `useLanguage` returns the language itself.
 */
export function useT(): Translate {
  const intl = useIntl();
  return useMemo(() => buildTranslate(intl), [intl]);
}

function buildTranslate({ formatMessage, messages }: IntlShape): Translate {
  const translate = (id: MessageKey, values?: MessageValues): string =>
    formatMessage({ id }, values);
  const has = (key: string): key is MessageKey => Object.hasOwn(messages, key);
  return Object.assign(translate, { has });
}
