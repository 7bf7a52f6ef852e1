import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of projects. */
export const messages = defineMessages({
  en: {
    'projects.title': 'Projects',
    'projects.create': 'Create project',
    'projects.new': 'New project',
  },
  ru: {
    'projects.title': 'Проекты',
    'projects.create': 'Создать проект',
    'projects.new': 'Новый проект',
  },
  ua: {
    'projects.title': 'Проєкти',
    'projects.create': 'Створити проєкт',
    'projects.new': 'Новий проєкт',
  },
  ro: {
    'projects.title': 'Proiecte',
    'projects.create': 'Creați un proiect',
    'projects.new': 'Proiect nou',
  },
  tr: {
    'projects.title': 'Projeler',
    'projects.create': 'Proje oluştur',
    'projects.new': 'Yeni proje',
  },
  pl: {
    'projects.title': 'Projekty',
    'projects.create': 'Utwórz projekt',
    'projects.new': 'Nowy projekt',
  },
});
