import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of the form of regions. */
export const messages = defineMessages({
  en: {
    'regions.save': 'Save region',
    'regions.empty': 'Regions say where machines stand. Offers are filtered by them.',
  },
  ru: {
    'regions.save': 'Сохранить регион',
    'regions.empty': 'Регион говорит, где стоит техника. По регионам отбирают предложения.',
  },
  ua: {
    'regions.save': 'Зберегти регіон',
    'regions.empty': 'Регіон каже, де стоїть техніка. За регіонами відбирають пропозиції.',
  },
  ro: {
    'regions.save': 'Salvați regiunea',
    'regions.empty': 'Regiunea spune unde se află utilajele. După ea se filtrează ofertele.',
  },
  tr: {
    'regions.save': 'Bölgeyi kaydet',
    'regions.empty': 'Bölge, makinelerin nerede olduğunu söyler. Teklifler bölgeye göre süzülür.',
  },
  pl: {
    'regions.save': 'Zapisz region',
    'regions.empty': 'Region mówi, gdzie stoją maszyny. Według niego filtruje się oferty.',
  },
});
