import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { type SiteTheme, siteThemeOf, siteThemes } from './siteThemes.ts';

// The preview loads its own fonts; the manager needs the Latin letters of Inter alone.
document.fonts.add(new FontFace('Inter Variable', `url(${inter})`, { weight: '100 900' }));

const storageKey = 'rentyard-site-theme';

// Until the preview has sent its globals, the manager has the theme of the last visit.
show(localStorage.getItem(storageKey) === 'dark' ? 'dark' : 'light');

addons.register('rentyard/theme', (api) => {
  const follow = ({ globals }: { readonly globals: { readonly theme?: unknown } }) =>
    show(siteThemeOf(globals.theme));
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

function show(name: SiteTheme): void {
  localStorage.setItem(storageKey, name);
  document.documentElement.style.colorScheme = name;
  addons.setConfig({ theme: siteThemes[name], sidebar: { showRoots: true } });
}
