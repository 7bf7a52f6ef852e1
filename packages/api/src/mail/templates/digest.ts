import type { MailTemplates } from './mailTemplate.ts';

/** The daily summary of changed records. Values: `count`, `records`, `link`. */
export const digest: MailTemplates = {
  en: {
    subject: 'Changes to records you follow: {count}',
    heading: 'What changed in the last day',
    paragraphs: ['Changed records: {count}. {records}'],
    button: 'Open the home page',
    note: 'You can turn this e-mail off in your profile.',
  },
  ru: {
    subject: 'Изменения отслеживаемых записей: {count}',
    heading: 'Что изменилось за день',
    paragraphs: ['Изменено записей: {count}. {records}'],
    button: 'Открыть главную страницу',
    note: 'Это письмо можно отключить в профиле.',
  },
  ua: {
    subject: 'Зміни відстежуваних записів: {count}',
    heading: 'Що змінилося за день',
    paragraphs: ['Змінено записів: {count}. {records}'],
    button: 'Відкрити головну сторінку',
    note: 'Цей лист можна вимкнути у профілі.',
  },
  ro: {
    subject: 'Modificări ale înregistrărilor urmărite: {count}',
    heading: 'Ce s-a modificat în ultima zi',
    paragraphs: ['Înregistrări modificate: {count}. {records}'],
    button: 'Deschideți pagina principală',
    note: 'Puteți dezactiva acest e-mail în profil.',
  },
  tr: {
    subject: 'Takip ettiğiniz kayıtlardaki değişiklikler: {count}',
    heading: 'Son bir günde değişenler',
    paragraphs: ['Değişen kayıtlar: {count}. {records}'],
    button: 'Ana sayfayı aç',
    note: 'Bu e-postayı profilinizden kapatabilirsiniz.',
  },
  pl: {
    subject: 'Zmiany obserwowanych rekordów: {count}',
    heading: 'Co się zmieniło w ciągu ostatniej doby',
    paragraphs: ['Zmienione rekordy: {count}. {records}'],
    button: 'Otwórz stronę główną',
    note: 'Tę wiadomość możesz wyłączyć w profilu.',
  },
};
