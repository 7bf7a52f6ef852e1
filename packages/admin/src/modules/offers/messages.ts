import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of offers. */
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
