import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of reordering and merging. */
export const messages = defineMessages({
  en: {
    'brands.order_hint':
      'The order in which sites show them. Drag by the grip, or move with the arrow keys.',
    'brands.order_save': 'Save order',
    'brands.merge': 'Merge brands',
    'brands.merge_title': '{count, plural, one {Merge # brand} other {Merge # brands}}',
    'brands.merge_into': 'Which one stays?',
    'brands.merge_moves': 'These records will point at it:',
    'brands.merge_nothing': 'No record points at the others.',
    'brands.merge_rest': 'The others go to the trash. Every change is kept in the history.',
    'brands.merged':
      '{count, plural, one {# brand merged into {name}} other {# brands merged into {name}}}',
  },
  ru: {
    'brands.order_hint':
      'Порядок, в котором их показывают сайты. Перетащите за ручку или двигайте стрелками.',
    'brands.order_save': 'Сохранить порядок',
    'brands.merge': 'Объединить бренды',
    'brands.merge_title':
      '{count, plural, one {Объединить # бренд} few {Объединить # бренда} many {Объединить # брендов} other {Объединить # бренда}}',
    'brands.merge_into': 'Какой остаётся?',
    'brands.merge_moves': 'На него будут ссылаться:',
    'brands.merge_nothing': 'На остальные ничто не ссылается.',
    'brands.merge_rest': 'Остальные попадут в корзину. Каждое изменение останется в истории.',
    'brands.merged':
      '{count, plural, one {# бренд объединён с {name}} few {# бренда объединены с {name}} many {# брендов объединено с {name}} other {# бренда объединено с {name}}}',
  },
  ua: {
    'brands.order_hint':
      'Порядок, у якому їх показують сайти. Перетягніть за ручку або рухайте стрілками.',
    'brands.order_save': 'Зберегти порядок',
    'brands.merge': 'Об’єднати бренди',
    'brands.merge_title':
      '{count, plural, one {Об’єднати # бренд} few {Об’єднати # бренди} many {Об’єднати # брендів} other {Об’єднати # бренду}}',
    'brands.merge_into': 'Який залишається?',
    'brands.merge_moves': 'На нього посилатимуться:',
    'brands.merge_nothing': 'На решту ніщо не посилається.',
    'brands.merge_rest': 'Решта потрапить до кошика. Кожна зміна залишиться в історії.',
    'brands.merged':
      '{count, plural, one {# бренд об’єднано з {name}} few {# бренди об’єднано з {name}} many {# брендів об’єднано з {name}} other {# бренду об’єднано з {name}}}',
  },
  ro: {
    'brands.order_hint':
      'Ordinea în care apar pe site-uri. Trageți de mâner sau mutați cu tastele săgeți.',
    'brands.order_save': 'Salvați ordinea',
    'brands.merge': 'Uniți mărcile',
    'brands.merge_title':
      '{count, plural, one {Uniți # marcă} few {Uniți # mărci} other {Uniți # de mărci}}',
    'brands.merge_into': 'Care rămâne?',
    'brands.merge_moves': 'La ea vor trimite:',
    'brands.merge_nothing': 'Nimic nu trimite la celelalte.',
    'brands.merge_rest': 'Celelalte ajung în coș. Fiecare schimbare rămâne în istoric.',
    'brands.merged':
      '{count, plural, one {# marcă unită cu {name}} few {# mărci unite cu {name}} other {# de mărci unite cu {name}}}',
  },
  tr: {
    'brands.order_hint':
      'Sitelerde gösterildikleri sıra. Tutamaçtan sürükleyin ya da ok tuşlarıyla taşıyın.',
    'brands.order_save': 'Sırayı kaydet',
    'brands.merge': 'Markaları birleştir',
    'brands.merge_title': '{count, plural, one {# markayı birleştir} other {# markayı birleştir}}',
    'brands.merge_into': 'Hangisi kalsın?',
    'brands.merge_moves': 'Şu kayıtlar ona bağlanacak:',
    'brands.merge_nothing': 'Diğerlerine bağlı kayıt yok.',
    'brands.merge_rest': 'Diğerleri çöp kutusuna gider. Her değişiklik geçmişte kalır.',
    'brands.merged':
      '{count, plural, one {# marka {name} ile birleştirildi} other {# marka {name} ile birleştirildi}}',
  },
  pl: {
    'brands.order_hint': 'Kolejność na witrynach. Przeciągnij za uchwyt lub przesuwaj strzałkami.',
    'brands.order_save': 'Zapisz kolejność',
    'brands.merge': 'Scal marki',
    'brands.merge_title':
      '{count, plural, one {Scal # markę} few {Scal # marki} many {Scal # marek} other {Scal # marki}}',
    'brands.merge_into': 'Która zostaje?',
    'brands.merge_moves': 'Będą na nią wskazywać:',
    'brands.merge_nothing': 'Nic nie wskazuje na pozostałe.',
    'brands.merge_rest': 'Pozostałe trafią do kosza. Każda zmiana zostanie w historii.',
    'brands.merged':
      '{count, plural, one {Scalono # markę z {name}} few {Scalono # marki z {name}} many {Scalono # marek z {name}} other {Scalono # marki z {name}}}',
  },
});
