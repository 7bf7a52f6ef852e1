import type { Preferences } from '@rentyard/contract/entities/account/account';
import { isLanguageCode, type LanguageCode } from '@rentyard/contract/languages';
import { type AlertStore, AlertsProvider } from '@rentyard/ui/Alerts';
import { ConfirmProvider } from '@rentyard/ui/ConfirmProvider';
import { DateFormatProvider } from '@rentyard/ui/DateFormatProvider';
import { UiStringsProvider } from '@rentyard/ui/strings';
import { PrintedThemeProvider } from '@rentyard/ui/theme';
import { memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Navigate, Outlet, useLoaderData, useLocation, useMatches, useParams } from 'react-router';
import type { RouteHandle } from '../../screens/ModuleDefinition.ts';
import { isPlainPattern } from '../../services/format/dateFormat.ts';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { I18nProvider } from '../../services/i18n/I18nProvider.tsx';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import {
  inLanguage,
  preferredLanguage,
  storedLanguage,
  storeLanguage,
} from '../../services/i18n/language.ts';
import type { CoreMessages } from '../../services/i18n/loadMessages.ts';
import { initApi, useOfferedLanguages } from '../../services/session/initApi.ts';
import { usePreferences } from '../../services/session/usePreferences.ts';
import { Loader } from '../../shell/Loader.tsx';
import { loaderHideDelay, loaderShowDelay } from '../store/constants.ts';
import { leaveBootScreen } from './bootScreen.ts';

interface RootProps {
  /** The app shows alerts from outside React too. */
  readonly alerts: AlertStore;
}

/** Provides what every page needs: language, theme, alerts, confirmations and the loader. */
export function Root({ alerts }: RootProps): ReactNode {
  const { intl, strings } = useLoaderData<CoreMessages>();
  const { language } = useParams();
  const { theme } = usePreferences();
  const location = useLocation();
  const offered = useOfferedLanguages().map(({ code }) => code);
  const isOffered = isLanguageCode(language) && offered.includes(language);

  // Before the page is visible: a user may leave it at once, to an address without a language.
  useLayoutEffect(() => {
    if (isLanguageCode(language) && isOffered) storeLanguage(language);
  }, [language, isOffered]);

  // Runs in the same frame as the first render.
  useLayoutEffect(() => leaveBootScreen(loaderHideDelay), []);

  useFocusOnNavigation();

  if (!isLanguageCode(language) || !isOffered) {
    const better = preferredLanguage(storedLanguage(), navigator.languages, offered);
    return <Navigate to={inLanguage(better, location)} replace />;
  }
  return <Providers {...{ language, intl, strings, theme, alerts }} />;
}

interface ProvidersProps extends RootProps, Pick<CoreMessages, 'intl' | 'strings'> {
  readonly language: LanguageCode;
  readonly theme: Preferences['theme'];
}

/** `Root` renders at each navigation; what it provides does not depend on the address. */
const Providers = memo(({ language, intl, strings, theme, alerts }: ProvidersProps): ReactNode => {
  return (
    <PrintedThemeProvider theme={theme ?? 'system'}>
      <I18nProvider language={language} intl={intl}>
        <UiStringsProvider strings={strings}>
          <DateFormats>
            <AlertsProvider alerts={alerts}>
              <ConfirmProvider>
                <Loader showDelay={loaderShowDelay} hideDelay={loaderHideDelay} />
                <Outlet />
              </ConfirmProvider>
            </AlertsProvider>
          </DateFormats>
        </UiStringsProvider>
      </I18nProvider>
    </PrintedThemeProvider>
  );
});

/**
 * Moves focus to the heading after a navigation to another screen, so that keyboard users and
 * screen readers start there (P-SHELL-3). Paging, a change of language and sheets leave the focus
 * alone.
 */
function useFocusOnNavigation(): void {
  const matches = useMatches();
  const last = matches.at(-1);
  const isOverlay = (last?.handle as RouteHandle | undefined)?.isOverlay ?? false;
  const { language: _, page: __, ...params } = last?.params ?? {};
  const screen = `${last?.id}${JSON.stringify(params)}`;
  const before = useRef({ screen, isOverlay });
  useEffect(() => {
    const { screen: left, isOverlay: wasOverlay } = before.current;
    if (left === screen) return;
    before.current = { screen, isOverlay };
    // A closing sheet restores the focus to its opener.
    if (isOverlay || wasOverlay || document.querySelector('dialog[open]')) return;
    // A form that focused its first field and a list that focused a row keep the focus.
    if (document.activeElement?.closest('main :is(input, textarea, [data-row])')) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [screen, isOverlay]);
}

interface DateFormatsProps {
  readonly children: ReactNode;
}

/**
 * Date fields read and write the formats of the language, from `/init`, in the time zone of the
 * account. A format with names of months is none that people type: the usual one then applies.
 */
function DateFormats({ children }: DateFormatsProps): ReactNode {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const own = initApi.useInitQuery(undefined, {
    selectFromResult: ({ data }) => ({
      format: data?.languages.find(({ code }) => code === language),
    }),
  }).format;
  const { numeric_date_format: date = '', time_format: time = '' } = own ?? {};
  const format = useMemo(
    () => ({
      timeZone,
      ...(isTyped(date) && { date }),
      ...(isTyped(time) && { time }),
    }),
    [date, time, timeZone],
  );
  return <DateFormatProvider format={format}>{children}</DateFormatProvider>;
}

const isTyped = (pattern: string): boolean => pattern !== '' && isPlainPattern(pattern);
