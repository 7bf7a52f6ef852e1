import { type LanguageCode, languageTag } from '@rentyard/contract/languages';
import type { UiStrings } from '@rentyard/ui/strings';
import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';

type Compiled = Record<string, MessageFormatElement[]>;

interface Chunks {
  readonly core: () => Promise<{ readonly messages: Compiled; readonly strings: UiStrings }>;
  readonly rest: () => Promise<{ readonly messages: Compiled }>;
}

const chunks: Readonly<Record<LanguageCode, Chunks>> = {
  en: {
    core: () => import('virtual:messages/core/en'),
    rest: () => import('virtual:messages/rest/en'),
  },
  ru: {
    core: () => import('virtual:messages/core/ru'),
    rest: () => import('virtual:messages/rest/ru'),
  },
  ua: {
    core: () => import('virtual:messages/core/ua'),
    rest: () => import('virtual:messages/rest/ua'),
  },
  ro: {
    core: () => import('virtual:messages/core/ro'),
    rest: () => import('virtual:messages/rest/ro'),
  },
  tr: {
    core: () => import('virtual:messages/core/tr'),
    rest: () => import('virtual:messages/rest/tr'),
  },
  pl: {
    core: () => import('virtual:messages/core/pl'),
    rest: () => import('virtual:messages/rest/pl'),
  },
};

/** Messages and texts that a page needs before it renders. */
export interface CoreMessages {
  readonly intl: IntlShape;
  /** The strings of the design system. */
  readonly strings: UiStrings;
}

/** The core messages of a language (`app/coreMessages.ts`). */
export const loadCoreMessages = oncePerLanguage(async (language): Promise<CoreMessages> => {
  const { messages, strings } = await chunks[language].core();
  return { intl: buildIntl(language, messages), strings };
});

const loaded = new Map<LanguageCode, IntlShape>();

/** All messages of a language. */
export const loadAllMessages = oncePerLanguage(async (language): Promise<IntlShape> => {
  const [{ intl }, rest] = await Promise.all([loadCoreMessages(language), chunks[language].rest()]);
  const all = buildIntl(language, { ...(intl.messages as Compiled), ...rest.messages });
  loaded.set(language, all);
  return all;
});

/** All messages of a language; undefined until they are loaded. */
export function allMessages(language: LanguageCode): IntlShape | undefined {
  return loaded.get(language);
}

/**
 * Loads the messages for a change of the language: the core, and all messages if some screen has
 * needed them before, so that an open screen changes its language in one step.
 */
export async function loadLanguage(language: LanguageCode): Promise<CoreMessages> {
  if (loaded.size > 0) await loadAllMessages(language);
  return loadCoreMessages(language);
}

/** Formatters are expensive to create. The cache separates languages. */
const cache = createIntlCache();

function buildIntl(language: LanguageCode, messages: Compiled): IntlShape {
  // A missing message shows its key and logs an error, in production too.
  return createIntl({ locale: languageTag(language), messages, onError: console.error }, cache);
}

/** Loads once per language. The next caller retries a failed load. */
function oncePerLanguage<Value>(
  load: (language: LanguageCode) => Promise<Value>,
): (language: LanguageCode) => Promise<Value> {
  const loads = new Map<LanguageCode, Promise<Value>>();
  return (language) => {
    const known = loads.get(language);
    if (known) return known;
    const fresh = load(language);
    loads.set(language, fresh);
    fresh.catch(() => loads.delete(language));
    return fresh;
  };
}
