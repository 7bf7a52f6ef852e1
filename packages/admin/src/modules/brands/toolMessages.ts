import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of reordering and merging. */
export const messages = defineMessages({
  en: {
    'brands.merge': 'Merge brands',
    'brands.merge_title': '{count, plural, one {Merge # brand} other {Merge # brands}}',
    'brands.merge_keep': 'Brand to keep',
    'brands.merge_moves': 'Records that will be moved',
    'brands.merge_nothing': 'No records use the other brands.',
    'brands.merge_rest':
      'The other brands move to the trash. The changes are recorded in the history.',
    'brands.merged':
      '{count, plural, one {# brand merged into {name}} other {# brands merged into {name}}}',
  },
  ru: {
    'brands.merge': 'Объединить бренды',
    'brands.merge_title':
      '{count, plural, one {Объединить # бренд} few {Объединить # бренда} many {Объединить # брендов} other {Объединить # бренда}}',
    'brands.merge_keep': 'Бренд, который останется',
    'brands.merge_moves': 'Записи, которые будут перенесены',
    'brands.merge_nothing': 'Остальные бренды нигде не используются.',
    'brands.merge_rest': 'Остальные бренды переместятся в корзину. Изменения сохранятся в истории.',
    'brands.merged':
      '{count, plural, one {# бренд объединён с {name}} few {# бренда объединены с {name}} many {# брендов объединено с {name}} other {# бренда объединено с {name}}}',
  },
  ua: {
    'brands.merge': 'Об’єднати бренди',
    'brands.merge_title':
      '{count, plural, one {Об’єднати # бренд} few {Об’єднати # бренди} many {Об’єднати # брендів} other {Об’єднати # бренду}}',
    'brands.merge_keep': 'Бренд, який залишиться',
    'brands.merge_moves': 'Записи, які буде перенесено',
    'brands.merge_nothing': 'Інші бренди ніде не використовуються.',
    'brands.merge_rest': 'Інші бренди перемістяться до кошика. Зміни збережуться в історії.',
    'brands.merged':
      '{count, plural, one {# бренд об’єднано з {name}} few {# бренди об’єднано з {name}} many {# брендів об’єднано з {name}} other {# бренду об’єднано з {name}}}',
  },
  ro: {
    'brands.merge': 'Îmbinați mărcile',
    'brands.merge_title':
      '{count, plural, one {Îmbinați # marcă} few {Îmbinați # mărci} other {Îmbinați # de mărci}}',
    'brands.merge_keep': 'Marca păstrată',
    'brands.merge_moves': 'Înregistrări care vor fi mutate',
    'brands.merge_nothing': 'Celelalte mărci nu sunt folosite în nicio înregistrare.',
    'brands.merge_rest': 'Celelalte mărci se mută în coș. Modificările se păstrează în istoric.',
    'brands.merged':
      '{count, plural, one {# marcă îmbinată cu {name}} few {# mărci îmbinate cu {name}} other {# de mărci îmbinate cu {name}}}',
  },
  tr: {
    'brands.merge': 'Markaları birleştir',
    'brands.merge_title': '{count, plural, one {# markayı birleştir} other {# markayı birleştir}}',
    'brands.merge_keep': 'Korunacak marka',
    'brands.merge_moves': 'Taşınacak kayıtlar',
    'brands.merge_nothing': 'Diğer markaları kullanan kayıt yok.',
    'brands.merge_rest': 'Diğer markalar çöp kutusuna taşınır. Değişiklikler geçmişe kaydedilir.',
    'brands.merged':
      '{count, plural, one {# marka {name} ile birleştirildi} other {# marka {name} ile birleştirildi}}',
  },
  pl: {
    'brands.merge': 'Scal marki',
    'brands.merge_title':
      '{count, plural, one {Scal # markę} few {Scal # marki} many {Scal # marek} other {Scal # marki}}',
    'brands.merge_keep': 'Marka do zachowania',
    'brands.merge_moves': 'Rekordy do przeniesienia',
    'brands.merge_nothing': 'Żaden rekord nie używa pozostałych marek.',
    'brands.merge_rest': 'Pozostałe marki trafią do kosza. Zmiany zostaną zapisane w historii.',
    'brands.merged':
      '{count, plural, one {Scalono # markę z {name}} few {Scalono # marki z {name}} many {Scalono # marek z {name}} other {Scalono # marki z {name}}}',
  },
});
