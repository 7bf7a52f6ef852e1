import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
export const messages = defineMessages({
  en: {
    'offers.title': 'Offers',
    'offers.create': 'Create offer',
    'offers.review': 'Review new',
    'offers.new': 'New offer',
    'review.title': 'Review desk',
  },
  ru: {
    'offers.title': 'Предложения',
    'offers.create': 'Создать предложение',
    'offers.review': 'Проверить новые',
    'offers.new': 'Новое предложение',
    'review.title': 'Стол проверки',
  },
  ua: {
    'offers.title': 'Пропозиції',
    'offers.create': 'Створити пропозицію',
    'offers.review': 'Перевірити нові',
    'offers.new': 'Нова пропозиція',
    'review.title': 'Стіл перевірки',
  },
  ro: {
    'offers.title': 'Oferte',
    'offers.create': 'Creați o ofertă',
    'offers.review': 'Verificați cele noi',
    'offers.new': 'Ofertă nouă',
    'review.title': 'Masa de verificare',
  },
  tr: {
    'offers.title': 'Teklifler',
    'offers.create': 'Teklif oluştur',
    'offers.review': 'Yenileri incele',
    'offers.new': 'Yeni teklif',
    'review.title': 'İnceleme masası',
  },
  pl: {
    'offers.title': 'Oferty',
    'offers.create': 'Utwórz ofertę',
    'offers.review': 'Sprawdź nowe',
    'offers.new': 'Nowa oferta',
    'review.title': 'Stanowisko weryfikacji',
  },
});

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
  en: {
    'offers.save': 'Save offer',
    'offers.empty': 'Offers are machines and services that clients put up for rent.',
    'duplicates.title': 'Likely the same',
    'duplicates.reason.place': 'same place',
    'duplicates.reason.owner': 'same owner',
    'duplicates.reason.phone': 'same phone',
    'duplicates.same_name': 'Offers of the same name',
  },
  ru: {
    'offers.save': 'Сохранить предложение',
    'offers.empty': 'Предложения — это техника и услуги, которые клиенты сдают в аренду.',
    'duplicates.title': 'Вероятно, то же самое',
    'duplicates.reason.place': 'то же место',
    'duplicates.reason.owner': 'тот же владелец',
    'duplicates.reason.phone': 'тот же телефон',
    'duplicates.same_name': 'Предложения с таким же названием',
  },
  ua: {
    'offers.save': 'Зберегти пропозицію',
    'offers.empty': 'Пропозиції — це техніка та послуги, які клієнти здають в оренду.',
    'duplicates.title': 'Імовірно, те саме',
    'duplicates.reason.place': 'те саме місце',
    'duplicates.reason.owner': 'той самий власник',
    'duplicates.reason.phone': 'той самий телефон',
    'duplicates.same_name': 'Пропозиції з такою самою назвою',
  },
  ro: {
    'offers.save': 'Salvați oferta',
    'offers.empty': 'Ofertele sunt utilajele și serviciile pe care clienții le dau în chirie.',
    'duplicates.title': 'Probabil același lucru',
    'duplicates.reason.place': 'același loc',
    'duplicates.reason.owner': 'același proprietar',
    'duplicates.reason.phone': 'același telefon',
    'duplicates.same_name': 'Oferte cu același nume',
  },
  tr: {
    'offers.save': 'Teklifi kaydet',
    'offers.empty': 'Teklifler, müşterilerin kiraya verdiği makine ve hizmetlerdir.',
    'duplicates.title': 'Büyük olasılıkla aynısı',
    'duplicates.reason.place': 'aynı yer',
    'duplicates.reason.owner': 'aynı sahip',
    'duplicates.reason.phone': 'aynı telefon',
    'duplicates.same_name': 'Aynı adlı teklifler',
  },
  pl: {
    'offers.save': 'Zapisz ofertę',
    'offers.empty': 'Oferty to maszyny i usługi, które klienci wystawiają do wynajmu.',
    'duplicates.title': 'Prawdopodobnie to samo',
    'duplicates.reason.place': 'to samo miejsce',
    'duplicates.reason.owner': 'ten sam właściciel',
    'duplicates.reason.phone': 'ten sam telefon',
    'duplicates.same_name': 'Oferty o tej samej nazwie',
  },
});
