import type { LanguageCode } from '@rentyard/contract/languages';
import type { Texts } from './texts.ts';

/** The language of customers in a country; English elsewhere. */
export const languageOfCountry: Readonly<Record<string, readonly LanguageCode[]>> = {
  MD: ['ro', 'ru'],
  UA: ['ua'],
  RO: ['ro'],
  PL: ['pl'],
  TR: ['tr'],
  RU: ['ru'],
};

/** Canned responses by their shortcut. */
export const cannedResponses: Readonly<Record<string, Texts>> = {
  hello: {
    en: 'Hello, {customer}! This is {agent} of {company}. How can I help?',
    ru: 'Здравствуйте, {customer}! Это {agent}, {company}. Чем могу помочь?',
    ua: 'Вітаю, {customer}! Це {agent}, {company}. Чим можу допомогти?',
    ro: 'Bună ziua, {customer}! Sunt {agent} de la {company}. Cu ce vă pot ajuta?',
    tr: 'Merhaba {customer}! Ben {company} ekibinden {agent}. Nasıl yardımcı olabilirim?',
    pl: 'Dzień dobry, {customer}! Tu {agent} z {company}. W czym mogę pomóc?',
  },
  price: {
    en: 'The price is per shift of eight hours. Fuel and the operator are listed separately in the offer.',
    ru: 'Цена указана за восьмичасовую смену. Топливо и оператор указаны в предложении отдельно.',
    ua: 'Ціна вказана за восьмигодинну зміну. Пальне та оператор вказані в пропозиції окремо.',
    ro: 'Prețul este pe schimb de opt ore. Combustibilul și operatorul sunt indicate separat în ofertă.',
    tr: 'Fiyat sekiz saatlik vardiya içindir. Yakıt ve operatör teklifte ayrıca yazar.',
    pl: 'Cena jest za ośmiogodzinną zmianę. Paliwo i operator są podane w ofercie osobno.',
  },
  delivery: {
    en: 'Delivery within 25 km is free. Beyond that we charge per kilometre. Please send us the site address.',
    ru: 'Доставляем бесплатно в пределах 25 км, дальше — по километражу. Пришлите, пожалуйста, адрес объекта.',
    ua: 'Доставляємо безкоштовно в межах 25 км, далі — за кілометраж. Надішліть, будь ласка, адресу об’єкта.',
    ro: 'Livrăm gratuit pe o rază de 25 km, mai departe la kilometru. Vă rugăm să trimiteți adresa șantierului.',
    tr: '25 km’ye kadar ücretsiz, daha uzağa kilometre başına getiriyoruz. Şantiye adresini gönderir misiniz?',
    pl: 'Dowozimy bezpłatnie do 25 km, dalej za kilometr. Proszę podać adres budowy.',
  },
  documents: {
    en: 'We need the company registration and an ID of the person who collects the machine.',
    ru: 'Нужны регистрация компании и паспорт того, кто принимает машину.',
    ua: 'Потрібні реєстрація компанії та паспорт того, хто приймає машину.',
    ro: 'Avem nevoie de certificatul de înregistrare al firmei și de buletinul celui care preia utilajul.',
    tr: 'Şirketin ticaret sicil belgesi ve makineyi teslim alacak kişinin kimliği gerekiyor.',
    pl: 'Potrzebujemy wpisu firmy do rejestru i dowodu osoby, która odbiera maszynę.',
  },
  extend: {
    en: 'The rental is extended. You will get the new invoice by e-mail.',
    ru: 'Аренда продлена. Новый счёт придёт на почту.',
    ua: 'Оренду продовжено. Новий рахунок надійде на пошту.',
    ro: 'Închirierea a fost prelungită. Veți primi noua factură pe e-mail.',
    tr: 'Kiralama uzatıldı. Yeni fatura e-postayla gelecek.',
    pl: 'Wynajem przedłużony. Nowa faktura przyjdzie mailem.',
  },
  thanks: {
    en: 'Thank you for writing to us, {customer}. Have a good day!',
    ru: 'Спасибо, что написали нам, {customer}. Хорошего дня!',
    ua: 'Дякуємо, що написали нам, {customer}. Гарного дня!',
    ro: 'Vă mulțumim că ne-ați scris, {customer}. O zi bună!',
    tr: 'Bize yazdığınız için teşekkürler {customer}. İyi günler!',
    pl: 'Dziękujemy za wiadomość, {customer}. Miłego dnia!',
  },
};

/** Texts of broadcasts. */
export const announcements: readonly Texts[] = [
  {
    en: 'New on the yard: five mini excavators. The first shift is 20 % off this week.',
    ru: 'Новинка: пять мини-экскаваторов. На этой неделе первая смена со скидкой 20 %.',
    ua: 'Новинка: п’ять мініекскаваторів. Цього тижня перша зміна зі знижкою 20 %.',
    ro: 'Noutăți: cinci miniexcavatoare. Săptămâna aceasta primul schimb are reducere de 20 %.',
    tr: 'Yeni: beş mini ekskavatör. Bu hafta ilk vardiya %20 indirimli.',
    pl: 'Nowość: pięć minikoparek. W tym tygodniu pierwsza zmiana 20 % taniej.',
  },
  {
    en: 'The depot is closed on Saturday. Machines that are with you stay at no charge.',
    ru: 'В субботу база закрыта. Машины, которые у вас, остаются бесплатно.',
    ua: 'У суботу база зачинена. Машини, які у вас, лишаються безкоштовно.',
    ro: 'Sâmbătă baza este închisă. Utilajele aflate la dumneavoastră rămân fără plată.',
    tr: 'Cumartesi depomuz kapalı. Sizdeki makineler ücretsiz kalır.',
    pl: 'W sobotę baza jest nieczynna. Maszyny u Państwa zostają bez opłaty.',
  },
  {
    en: 'Winter is near: book heaters and generators before the first frost.',
    ru: 'Скоро зима: забронируйте тепловые пушки и генераторы до первых морозов.',
    ua: 'Скоро зима: забронюйте теплові гармати та генератори до перших морозів.',
    ro: 'Vine iarna: rezervați aeroterme și generatoare înainte de primul îngheț.',
    tr: 'Kış geliyor: ısıtıcı ve jeneratörleri ilk dondan önce ayırtın.',
    pl: 'Zbliża się zima: rezerwujcie nagrzewnice i agregaty przed pierwszym mrozem.',
  },
];
