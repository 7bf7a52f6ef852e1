import { defaultLanguage } from '@rentyard/contract/languages';
import { type ComponentType, type ReactNode, use } from 'react';
import { RawIntlProvider } from 'react-intl';
import { useLanguage } from './LanguageContext.ts';
import { splitPath } from './language.ts';
import { allMessages, loadAllMessages } from './loadMessages.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * Loads a screen together with all messages of the current language. Lists, the sign-in and the
 * frame need only the core messages; the router and `lazyComponent` use this for everything else.
 */
export function withAllMessages<Props extends object>(load: Load<Props>): Load<Props> {
  return async () => {
    const language = splitPath(location.pathname).language ?? defaultLanguage;
    const [Screen] = await Promise.all([load(), loadAllMessages(language)]);
    return wrapped(Screen);
  };
}

const known = new WeakMap<object, unknown>();

/** One component per screen: routes that share a screen keep its state. */
function wrapped<Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> {
  const WithMessages =
    (known.get(Screen) as ComponentType<Props> | undefined) ??
    ((props: Props) => (
      <AllMessages>
        <Screen {...props} />
      </AllMessages>
    ));
  known.set(Screen, WithMessages);
  return WithMessages;
}

/** The surrounding screen keeps its own messages, so it does not render again. */
function AllMessages({ children }: { readonly children: ReactNode }): ReactNode {
  const language = useLanguage();
  const intl = allMessages(language) ?? use(loadAllMessages(language));
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
