import type { LanguageCode } from '@rentyard/contract/languages';

/** What the bot answers to a pressed button, and to the dates that follow. */
export type Answer =
  | 'confirmed'
  | 'available'
  | 'dates'
  | 'not_dates'
  | 'past'
  | 'taken'
  | 'blocked'
  | 'not_owner';

/** Variables: `offer`, `from`, `to`. */
export const answerTexts: Readonly<Record<LanguageCode, Readonly<Record<Answer, string>>>> = {
  en: {
    confirmed: 'Thank you, we have noted your confirmation.',
    available: 'Thank you. {offer} stays available.',
    dates:
      'From when to when is {offer} not available? Write two dates, for example 05.12.2026 – 12.12.2026.',
    not_dates:
      'I could not read the dates. Write the first and the last day, for example 05.12.2026 – 12.12.2026. The last day must not be before the first one.',
    past: 'These days are in the past. Write days from today on, for example 05.12.2026 – 12.12.2026.',
    taken:
      '{offer} is already booked between {from} and {to}. Write other days, or a colleague will help you here.',
    blocked: 'Noted: {offer} is not available from {from} to {to}.',
    not_owner: 'Only the owner of the machine can do this. Write to us here if you need help.',
  },
  ru: {
    confirmed: 'Спасибо, ваше подтверждение записано.',
    available: 'Спасибо. {offer}: техника остаётся доступной.',
    dates:
      'С какого по какое число недоступна техника «{offer}»? Напишите две даты, например 05.12.2026 – 12.12.2026.',
    not_dates:
      'Не удалось прочитать даты. Напишите первый и последний день, например 05.12.2026 – 12.12.2026. Последний день не может быть раньше первого.',
    past: 'Эти дни уже прошли. Напишите дни начиная с сегодняшнего, например 05.12.2026 – 12.12.2026.',
    taken:
      '{offer}: с {from} по {to} техника уже забронирована. Напишите другие дни, или вам поможет коллега.',
    blocked: 'Записано: {offer} недоступна с {from} по {to}.',
    not_owner: 'Это может сделать только владелец техники. Напишите нам здесь, если нужна помощь.',
  },
  ua: {
    confirmed: 'Дякуємо, ваше підтвердження записано.',
    available: 'Дякуємо. {offer}: техніка залишається доступною.',
    dates:
      'З якого до якого числа недоступна техніка «{offer}»? Напишіть дві дати, наприклад 05.12.2026 – 12.12.2026.',
    not_dates:
      'Не вдалося прочитати дати. Напишіть перший і останній день, наприклад 05.12.2026 – 12.12.2026. Останній день не може бути раніше першого.',
    past: 'Ці дні вже минули. Напишіть дні починаючи із сьогоднішнього, наприклад 05.12.2026 – 12.12.2026.',
    taken:
      '{offer}: з {from} до {to} техніку вже заброньовано. Напишіть інші дні, або вам допоможе колега.',
    blocked: 'Записано: {offer} недоступна з {from} до {to}.',
    not_owner: 'Це може зробити лише власник техніки. Напишіть нам тут, якщо потрібна допомога.',
  },
  ro: {
    confirmed: 'Mulțumim, am notat confirmarea.',
    available: 'Mulțumim. {offer} rămâne disponibil.',
    dates:
      'De când până când nu este disponibil {offer}? Scrieți două date, de exemplu 05.12.2026 – 12.12.2026.',
    not_dates:
      'Nu am putut citi datele. Scrieți prima și ultima zi, de exemplu 05.12.2026 – 12.12.2026. Ultima zi nu poate fi înaintea primei.',
    past: 'Aceste zile au trecut. Scrieți zile începând de azi, de exemplu 05.12.2026 – 12.12.2026.',
    taken:
      '{offer} este deja rezervat între {from} și {to}. Scrieți alte zile sau vă va ajuta un coleg.',
    blocked: 'Am notat: {offer} nu este disponibil de la {from} până la {to}.',
    not_owner:
      'Doar proprietarul utilajului poate face acest lucru. Scrieți-ne aici dacă aveți nevoie de ajutor.',
  },
  tr: {
    confirmed: 'Teşekkürler, onayınızı kaydettik.',
    available: 'Teşekkürler. {offer} uygun olarak kalıyor.',
    dates:
      '{offer} hangi tarihler arasında uygun değil? İki tarih yazın, örneğin 05.12.2026 – 12.12.2026.',
    not_dates:
      'Tarihleri okuyamadım. İlk ve son günü yazın, örneğin 05.12.2026 – 12.12.2026. Son gün ilk günden önce olamaz.',
    past: 'Bu günler geçti. Bugünden sonraki günleri yazın, örneğin 05.12.2026 – 12.12.2026.',
    taken:
      '{offer}, {from} ile {to} arasında zaten ayrıldı. Başka günler yazın ya da bir arkadaşımız yardımcı olsun.',
    blocked: 'Kaydedildi: {offer}, {from} – {to} arasında uygun değil.',
    not_owner: 'Bunu yalnızca makinenin sahibi yapabilir. Yardım gerekirse buraya yazın.',
  },
  pl: {
    confirmed: 'Dziękujemy, potwierdzenie zapisane.',
    available: 'Dziękujemy. {offer}: maszyna pozostaje dostępna.',
    dates:
      'Od kiedy do kiedy maszyna „{offer}” jest niedostępna? Prosimy podać dwie daty, np. 05.12.2026 – 12.12.2026.',
    not_dates:
      'Nie udało się odczytać dat. Prosimy podać pierwszy i ostatni dzień, np. 05.12.2026 – 12.12.2026. Ostatni dzień nie może być wcześniejszy niż pierwszy.',
    past: 'Te dni już minęły. Prosimy podać dni od dziś, np. 05.12.2026 – 12.12.2026.',
    taken:
      '{offer}: od {from} do {to} maszyna jest już zarezerwowana. Prosimy podać inne dni albo poczekać na pomoc pracownika.',
    blocked: 'Zapisano: {offer} jest niedostępna od {from} do {to}.',
    not_owner:
      'Może to zrobić tylko właściciel maszyny. W razie potrzeby prosimy o wiadomość tutaj.',
  },
};
