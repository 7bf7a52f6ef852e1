import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of projects. */
export const messages = defineMessages({
  en: {
    'projects.title': 'Projects',
    'projects.create': 'Create project',
    'projects.empty': 'A project is a site of the marketplace with its own domain and mail server.',
  },
  ru: {
    'projects.title': 'Проекты',
    'projects.create': 'Создать проект',
    'projects.empty': 'Проект — это сайт площадки со своим доменом и почтовым сервером.',
  },
  ua: {
    'projects.title': 'Проєкти',
    'projects.create': 'Створити проєкт',
    'projects.empty': 'Проєкт — це сайт майданчика зі своїм доменом і поштовим сервером.',
  },
  ro: {
    'projects.title': 'Proiecte',
    'projects.create': 'Creați un proiect',
    'projects.empty':
      'Un proiect este un site al platformei, cu domeniu și server de e-mail proprii.',
  },
  tr: {
    'projects.title': 'Projeler',
    'projects.create': 'Proje oluştur',
    'projects.empty': 'Proje, kendi alan adı ve posta sunucusu olan bir pazar yeri sitesidir.',
  },
  pl: {
    'projects.title': 'Projekty',
    'projects.create': 'Utwórz projekt',
    'projects.empty': 'Projekt to witryna platformy z własną domeną i serwerem poczty.',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
