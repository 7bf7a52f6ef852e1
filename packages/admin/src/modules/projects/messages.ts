import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of projects. */
export const messages = defineMessages({
  en: {
    'projects.title': 'Projects',
    'projects.create': 'Create project',
    'projects.empty': 'A project is a site of the marketplace with its own domain and mail server.',
    'projects.field.domain': 'Domain',
    'projects.field.logo': 'Logo',
  },
  ru: {
    'projects.title': 'Проекты',
    'projects.create': 'Создать проект',
    'projects.empty': 'Проект — это сайт площадки со своим доменом и почтовым сервером.',
    'projects.field.domain': 'Домен',
    'projects.field.logo': 'Логотип',
  },
  ua: {
    'projects.title': 'Проєкти',
    'projects.create': 'Створити проєкт',
    'projects.empty': 'Проєкт — це сайт майданчика зі своїм доменом і поштовим сервером.',
    'projects.field.domain': 'Домен',
    'projects.field.logo': 'Логотип',
  },
  ro: {
    'projects.title': 'Proiecte',
    'projects.create': 'Creați un proiect',
    'projects.empty':
      'Un proiect este un site al platformei, cu domeniu și server de e-mail proprii.',
    'projects.field.domain': 'Domeniu',
    'projects.field.logo': 'Siglă',
  },
  tr: {
    'projects.title': 'Projeler',
    'projects.create': 'Proje oluştur',
    'projects.empty': 'Proje, kendi alan adı ve posta sunucusu olan bir pazar yeri sitesidir.',
    'projects.field.domain': 'Alan adı',
    'projects.field.logo': 'Logo',
  },
  pl: {
    'projects.title': 'Projekty',
    'projects.create': 'Utwórz projekt',
    'projects.empty': 'Projekt to witryna platformy z własną domeną i serwerem poczty.',
    'projects.field.domain': 'Domena',
    'projects.field.logo': 'Logo',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
