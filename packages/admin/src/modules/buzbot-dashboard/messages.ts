import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** What the side bar says of the dashboard of the bot. */
export const messages = defineMessages({
  en: { 'buzbot_dashboard.title': 'Bot dashboard' },
  ru: { 'buzbot_dashboard.title': 'Панель бота' },
  ua: { 'buzbot_dashboard.title': 'Панель бота' },
  ro: { 'buzbot_dashboard.title': 'Panoul botului' },
  tr: { 'buzbot_dashboard.title': 'Bot panosu' },
  pl: { 'buzbot_dashboard.title': 'Panel bota' },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
