/**
 * Runs in the page before any module: marks the root so that the HTML paints the right theme and
 * frame, fills in the loader's texts, and starts loading what the address needs: chunks, and the
 * responses of `init` and of a plain list. It is inlined into `index.html` and must stay tiny.
 */
import type { LanguageCode } from '@rentyard/contract/languages';
import { languageTag } from '@rentyard/contract/languages';
import { subjects } from '@rentyard/contract/permissions';
import { bootTexts } from './services/i18n/bootTexts.ts';
import { preferredLanguage, splitPath, storedLanguage } from './services/i18n/language.ts';
import { readSession } from './services/session/storedSession.ts';

/** Filled in by the build (`build/page.ts`): the files of the first pages. */
declare const firstFiles: {
  readonly signedIn: readonly string[];
  readonly signedOut: readonly string[];
  readonly languages: Readonly<Record<string, readonly string[]>>;
};

const { token, user } = readSession();
const { language: named, rest } = splitPath(location.pathname);
const language =
  named ??
  preferredLanguage(
    storedLanguage(),
    navigator.languages,
    Object.keys(bootTexts) as LanguageCode[],
  );

/** The query of a list whose address has none. */
const plainList = { search: '', sort: [], filters: [], isTrash: false };

paint();
preload();
if (named) request();

function paint(): void {
  const root = document.documentElement;
  root.lang = languageTag(language);
  root.dataset.theme = user?.preferences?.theme ?? 'system';
  root.dataset.boot = token === null ? 'auth' : 'app';
  if (localStorage.getItem('rentyard.side_bar_expanded') === '0') root.dataset.rail = 'collapsed';
  const [loading, failed, retry] = bootTexts[language];
  const [first, second, button] = document.querySelectorAll<HTMLElement>('#boot .words > *');
  if (!first || !second || !button) return;
  first.textContent = loading;
  second.textContent = failed;
  button.textContent = retry;
  button.onclick = () => location.reload();
}

function preload(): void {
  const files = new Set([
    ...(firstFiles.languages[language] ?? []),
    ...(token === null ? firstFiles.signedOut : firstFiles.signedIn),
  ]);
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
}

/**
 * Uses the same addresses and headers as `services/api/endpoint.ts`; a request that differs is not
 * reused.
 */
function request(): void {
  const early: Record<string, Promise<Response>> = {};
  const send = (address: string) => {
    const authorization = token === null ? '' : `Bearer ${token}`;
    const response = fetch(address, {
      headers: {
        accept: 'application/json',
        'x-localization': language,
        ...(authorization && { authorization }),
      },
    });
    // The caller that takes the response handles its failure. An unused failure must not be
    // reported.
    response.catch(() => undefined);
    early[`${address} ${language} ${authorization}`] = response;
  };
  send('/api/v1/init');
  // Modules with a `_` in their names list records of other names.
  const [, module, page] = /^\/([a-z][a-z-]*)\/page\/([1-9]\d*)$/.exec(rest) ?? [];
  if (module && mayRead(module) && !location.search) {
    const size = user?.preferences?.lists?.[module]?.per_page ?? 25;
    // `photo` is the only module whose resource has a different name.
    const resource = module === 'photo' ? 'photos' : module.replaceAll('-', '_');
    send(`/api/v1/${resource}?page=${page}&per_page=${size}`);
    const query = { page: Number(page), perPage: size, ...plainList };
    window.rentyardFirstList = { resource, language, query };
  }
  window.rentyardEarly = early;
}

/** Whether the stored permissions include `read` of the subject. The server checks the current ones. */
function mayRead(subject: string): boolean {
  if (token === null || user === null || !subjects.some((one) => one === subject)) return false;
  return (
    user.is_admin ||
    user.permissions.some(
      ([action, about]) => about === subject && (action === 'read' || action === 'manage'),
    )
  );
}
