import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { Catalogue } from './catalogue.ts';
import type { MessageKey } from './defineMessages.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

/** Words a message in the current language. The function is stable until the language changes. */
export interface Translate {
  (key: MessageKey, values?: MessageValues): string;
  /** Whether some messages file declares the key, for keys put together at run time. */
  has(key: string): key is MessageKey;
}

/**
 * The one way to text: `t('offers.title')`, `t('list.results', { count })`. The language itself is
 * known from `useLanguage`.
 */
export function useT(): Translate {
  const intl = useIntl();
  return useMemo(() => translateOf(intl), [intl]);
}

function translateOf(intl: IntlShape): Translate {
  const messages: Catalogue = intl.messages;
  const translate = (key: MessageKey, values?: MessageValues): string => {
    const message = messages[key];
    // Plain texts skip the formatter, which ships without a parser.
    return typeof message === 'string' ? message : intl.formatMessage({ id: key }, { ...values });
  };
  const has = (key: string): key is MessageKey => Object.hasOwn(messages, key);
  return Object.assign(translate, { has });
}
