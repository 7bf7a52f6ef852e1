import type { LanguageCode } from '../languages.ts';

/** Why a proposal could not be carried out, besides the error codes of its call. */
export const obstacleCodes = [
  'author_forbidden',
  'second_person',
  'changed_since',
  'expired',
] as const;

export type ObstacleCode = (typeof obstacleCodes)[number];

/** The messages of obstacles. */
export const obstacleMessages: Readonly<
  Record<LanguageCode, Readonly<Record<ObstacleCode, string>>>
> = {
  en: {
    author_forbidden: 'The author no longer has the permission for this change.',
    second_person: 'Someone else must decide this proposal.',
    changed_since: 'The record was changed since. Edit the proposal, or reject it.',
    expired: 'The proposal has expired.',
  },
  ru: {
    author_forbidden: 'У автора больше нет права на это изменение.',
    second_person: 'Решение по этому предложению должен принять другой сотрудник.',
    changed_since: 'Запись с тех пор изменили. Исправьте предложение или отклоните его.',
    expired: 'Срок предложения истёк.',
  },
  ua: {
    author_forbidden: 'Автор більше не має права на цю зміну.',
    second_person: 'Рішення щодо цієї пропозиції має ухвалити інший співробітник.',
    changed_since: 'Відтоді запис змінили. Виправте пропозицію або відхиліть її.',
    expired: 'Термін пропозиції минув.',
  },
  ro: {
    author_forbidden: 'Autorul nu mai are permisiunea pentru această modificare.',
    second_person: 'Altcineva trebuie să decidă această propunere.',
    changed_since:
      'Înregistrarea a fost modificată între timp. Editați propunerea sau respingeți-o.',
    expired: 'Propunerea a expirat.',
  },
  tr: {
    author_forbidden: 'Yazarın bu değişiklik için artık izni yok.',
    second_person: 'Bu öneriye başka biri karar vermelidir.',
    changed_since: 'Kayıt bu arada değiştirildi. Öneriyi düzenleyin veya reddedin.',
    expired: 'Önerinin süresi doldu.',
  },
  pl: {
    author_forbidden: 'Autor nie ma już uprawnienia do tej zmiany.',
    second_person: 'O tej propozycji musi zdecydować ktoś inny.',
    changed_since: 'Rekord został od tego czasu zmieniony. Popraw propozycję albo ją odrzuć.',
    expired: 'Propozycja wygasła.',
  },
};
