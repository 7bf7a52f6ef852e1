import { defineMessages } from '../../../services/i18n/defineMessages.ts';

/** Messages of the characteristics step of categories and category groups. */
export const messages = defineMessages({
  en: {
    'properties.title': 'Characteristics',
    'properties.save': 'Save characteristics',
    'properties.add': 'Add characteristic',
    'properties.none': 'No characteristics yet',
    'properties.none_text':
      'Characteristics describe the offers of a category: weight, undercarriage, attachments. Add the first one.',
    'properties.unnamed': 'Unnamed',
    'properties.moves_to_trash': 'Moves to trash when you save',
    'properties.keep': 'Keep',
    'properties.remove': 'Remove {name}',
    'properties.has_errors': 'Has errors',
    'properties.one_of': '{count, plural, one {# value} other {one of # values}}',
    'properties.many_of': '{count, plural, one {# value} other {several of # values}}',
    'properties.number': 'a number, {min} – {max}',
    'properties.free_text': 'free text',
    'properties.values_missing': 'Add at least one value',
    'properties.status_hint':
      'Only active characteristics appear in offers. Hidden ones keep their values.',
    'properties.required_hint': 'An offer cannot be saved without a value.',
    'properties.multiple_hint': 'You can select several values.',
    'properties.allow_custom_hint': 'You can enter a value that is not on the list.',
    'properties.is_numeric_hint': 'The value is a number: tonnes, metres, litres.',
    'properties.value': 'Value {number}',
    'properties.add_value': 'Add value',
    'properties.paste_hint':
      'Paste a list to add several values: one row per value, one column per language.',
    'properties.replacement': 'Replacement value',
    'properties.no_replacement': 'No replacement',
    'properties.range': 'Range {number}',
    'properties.add_range': 'Add range',
    'properties.gap': 'No range includes the numbers from {from} to {to}.',
    'properties.choice.status.new': 'In preparation',
    'properties.choice.status.active': 'Active',
    'properties.choice.status.hidden': 'Hidden',
    'preview.title': 'Preview',
    'preview.text': 'How this looks in the offer form. Nothing here is saved.',
    'preview.empty': 'Add a characteristic to see it here.',
    'preview.from_groups':
      '{count, plural, one {# inherited from category groups} other {# inherited from category groups}}',
    'impact.title': 'Existing offers are affected',
    'impact.back': 'Back to the form',
    'impact.save': 'Save anyway',
    'impact.used_by':
      '{count, plural, =0 {Not used in any record.} one {Used in # record.} other {Used in # records.}}',
    'impact.would_miss':
      '{count, plural, one {# record will have no value for a required characteristic. You must add it at the next save.} other {# records will have no value for a required characteristic. You must add it at the next save.}}',
    'impact.dropped':
      '{count, plural, one {“{name}” is used in # record. Choose a replacement:} other {“{name}” is used in # records. Choose a replacement:}}',
    'impact.cannot_go':
      '{count, plural, one {Cannot be removed: used in # record.} other {Cannot be removed: used in # records.}}',
    'impact.hide_instead': 'Hide instead',
    'impact.more': 'and {count} more',
  },
  ru: {
    'properties.title': 'Характеристики',
    'properties.save': 'Сохранить характеристики',
    'properties.add': 'Добавить характеристику',
    'properties.none': 'Характеристик пока нет',
    'properties.none_text':
      'Характеристики описывают предложения категории: масса, ходовая часть, комплектация. Добавьте первую.',
    'properties.unnamed': 'Без названия',
    'properties.moves_to_trash': 'Переместится в корзину при сохранении',
    'properties.keep': 'Оставить',
    'properties.remove': 'Удалить: {name}',
    'properties.has_errors': 'Есть ошибки',
    'properties.one_of':
      '{count, plural, one {# значение} few {одно из # значений} many {одно из # значений} other {одно из # значения}}',
    'properties.many_of':
      '{count, plural, one {# значение} few {несколько из # значений} many {несколько из # значений} other {несколько из # значения}}',
    'properties.number': 'число, {min} – {max}',
    'properties.free_text': 'свободный текст',
    'properties.values_missing': 'Добавьте хотя бы одно значение',
    'properties.status_hint':
      'В предложениях видны только активные характеристики. Значения скрытых сохраняются.',
    'properties.required_hint': 'Без значения предложение нельзя сохранить.',
    'properties.multiple_hint': 'Можно выбрать несколько значений.',
    'properties.allow_custom_hint': 'Можно ввести значение, которого нет в списке.',
    'properties.is_numeric_hint': 'Значение — число: тонны, метры, литры.',
    'properties.value': 'Значение {number}',
    'properties.add_value': 'Добавить значение',
    'properties.paste_hint':
      'Вставьте список, чтобы добавить несколько значений: строка на значение, столбец на язык.',
    'properties.replacement': 'Значение для замены',
    'properties.no_replacement': 'Без замены',
    'properties.range': 'Диапазон {number}',
    'properties.add_range': 'Добавить диапазон',
    'properties.gap': 'Числа от {from} до {to} не входят ни в один диапазон.',
    'properties.choice.status.new': 'Готовится',
    'properties.choice.status.active': 'Активна',
    'properties.choice.status.hidden': 'Скрыта',
    'preview.title': 'Предпросмотр',
    'preview.text': 'Так это выглядит в форме предложения. Здесь ничего не сохраняется.',
    'preview.empty': 'Добавьте характеристику, чтобы увидеть её здесь.',
    'preview.from_groups':
      '{count, plural, one {# характеристика из групп категории} few {# характеристики из групп категории} many {# характеристик из групп категории} other {# характеристики из групп категории}}',
    'impact.title': 'Изменение затронет предложения',
    'impact.back': 'Вернуться к форме',
    'impact.save': 'Всё равно сохранить',
    'impact.used_by':
      '{count, plural, =0 {Не используется в записях.} one {Используется в # записи.} few {Используется в # записях.} many {Используется в # записях.} other {Используется в # записи.}}',
    'impact.would_miss':
      '{count, plural, one {В # записи не будет обязательного значения. Его нужно будет указать при следующем сохранении.} few {В # записях не будет обязательного значения. Его нужно будет указать при следующем сохранении.} many {В # записях не будет обязательного значения. Его нужно будет указать при следующем сохранении.} other {В # записи не будет обязательного значения. Его нужно будет указать при следующем сохранении.}}',
    'impact.dropped':
      '{count, plural, one {«{name}» используется в # записи. Выберите замену:} few {«{name}» используется в # записях. Выберите замену:} many {«{name}» используется в # записях. Выберите замену:} other {«{name}» используется в # записи. Выберите замену:}}',
    'impact.cannot_go':
      '{count, plural, one {Удалить нельзя: используется в # записи.} few {Удалить нельзя: используется в # записях.} many {Удалить нельзя: используется в # записях.} other {Удалить нельзя: используется в # записи.}}',
    'impact.hide_instead': 'Скрыть вместо этого',
    'impact.more': 'и ещё {count}',
  },
  ua: {
    'properties.title': 'Характеристики',
    'properties.save': 'Зберегти характеристики',
    'properties.add': 'Додати характеристику',
    'properties.none': 'Характеристик поки немає',
    'properties.none_text':
      'Характеристики описують пропозиції категорії: маса, ходова частина, комплектація. Додайте першу.',
    'properties.unnamed': 'Без назви',
    'properties.moves_to_trash': 'Переміститься до кошика під час збереження',
    'properties.keep': 'Залишити',
    'properties.remove': 'Видалити: {name}',
    'properties.has_errors': 'Є помилки',
    'properties.one_of':
      '{count, plural, one {# значення} few {одне з # значень} many {одне з # значень} other {одне з # значення}}',
    'properties.many_of':
      '{count, plural, one {# значення} few {кілька з # значень} many {кілька з # значень} other {кілька з # значення}}',
    'properties.number': 'число, {min} – {max}',
    'properties.free_text': 'вільний текст',
    'properties.values_missing': 'Додайте хоча б одне значення',
    'properties.status_hint':
      'У пропозиціях видно лише активні характеристики. Значення прихованих зберігаються.',
    'properties.required_hint': 'Без значення пропозицію не можна зберегти.',
    'properties.multiple_hint': 'Можна вибрати кілька значень.',
    'properties.allow_custom_hint': 'Можна ввести значення, якого немає у списку.',
    'properties.is_numeric_hint': 'Значення — число: тонни, метри, літри.',
    'properties.value': 'Значення {number}',
    'properties.add_value': 'Додати значення',
    'properties.paste_hint':
      'Вставте список, щоб додати кілька значень: рядок на значення, стовпець на мову.',
    'properties.replacement': 'Значення для заміни',
    'properties.no_replacement': 'Без заміни',
    'properties.range': 'Діапазон {number}',
    'properties.add_range': 'Додати діапазон',
    'properties.gap': 'Числа від {from} до {to} не входять до жодного діапазону.',
    'properties.choice.status.new': 'Готується',
    'properties.choice.status.active': 'Активна',
    'properties.choice.status.hidden': 'Прихована',
    'preview.title': 'Попередній перегляд',
    'preview.text': 'Такий вигляд це має у формі пропозиції. Тут нічого не зберігається.',
    'preview.empty': 'Додайте характеристику, щоб побачити її тут.',
    'preview.from_groups':
      '{count, plural, one {# характеристика з груп категорії} few {# характеристики з груп категорії} many {# характеристик із груп категорії} other {# характеристики з груп категорії}}',
    'impact.title': 'Зміна стосується наявних пропозицій',
    'impact.back': 'Повернутися до форми',
    'impact.save': 'Усе одно зберегти',
    'impact.used_by':
      '{count, plural, =0 {Не використовується в записах.} one {Використовується в # записі.} few {Використовується в # записах.} many {Використовується в # записах.} other {Використовується в # запису.}}',
    'impact.would_miss':
      '{count, plural, one {У # записі не буде обов’язкового значення. Його потрібно буде вказати під час наступного збереження.} few {У # записах не буде обов’язкового значення. Його потрібно буде вказати під час наступного збереження.} many {У # записах не буде обов’язкового значення. Його потрібно буде вказати під час наступного збереження.} other {У # запису не буде обов’язкового значення. Його потрібно буде вказати під час наступного збереження.}}',
    'impact.dropped':
      '{count, plural, one {«{name}» використовується в # записі. Виберіть заміну:} few {«{name}» використовується в # записах. Виберіть заміну:} many {«{name}» використовується в # записах. Виберіть заміну:} other {«{name}» використовується в # запису. Виберіть заміну:}}',
    'impact.cannot_go':
      '{count, plural, one {Видалити не можна: використовується в # записі.} few {Видалити не можна: використовується в # записах.} many {Видалити не можна: використовується в # записах.} other {Видалити не можна: використовується в # запису.}}',
    'impact.hide_instead': 'Приховати натомість',
    'impact.more': 'і ще {count}',
  },
  ro: {
    'properties.title': 'Caracteristici',
    'properties.save': 'Salvați caracteristicile',
    'properties.add': 'Adăugați o caracteristică',
    'properties.none': 'Nicio caracteristică încă',
    'properties.none_text':
      'Caracteristicile descriu ofertele categoriei: greutate, șasiu, accesorii. Adăugați prima caracteristică.',
    'properties.unnamed': 'Fără nume',
    'properties.moves_to_trash': 'Se mută în coș la salvare',
    'properties.keep': 'Păstrați',
    'properties.remove': 'Eliminați: {name}',
    'properties.has_errors': 'Are erori',
    'properties.one_of':
      '{count, plural, one {o valoare} few {una din # valori} other {una din # de valori}}',
    'properties.many_of':
      '{count, plural, one {o valoare} few {mai multe din # valori} other {mai multe din # de valori}}',
    'properties.number': 'un număr, {min} – {max}',
    'properties.free_text': 'text liber',
    'properties.values_missing': 'Adăugați cel puțin o valoare',
    'properties.status_hint':
      'În oferte apar doar caracteristicile active. Valorile celor ascunse se păstrează.',
    'properties.required_hint': 'Oferta nu poate fi salvată fără o valoare.',
    'properties.multiple_hint': 'Se pot alege mai multe valori.',
    'properties.allow_custom_hint': 'Se poate introduce o valoare care nu este în listă.',
    'properties.is_numeric_hint': 'Valoarea este un număr: tone, metri, litri.',
    'properties.value': 'Valoarea {number}',
    'properties.add_value': 'Adăugați o valoare',
    'properties.paste_hint':
      'Lipiți o listă pentru a adăuga mai multe valori: un rând pentru fiecare valoare, o coloană pentru fiecare limbă.',
    'properties.replacement': 'Valoare de înlocuire',
    'properties.no_replacement': 'Fără înlocuire',
    'properties.range': 'Intervalul {number}',
    'properties.add_range': 'Adăugați un interval',
    'properties.gap': 'Numerele de la {from} la {to} nu sunt incluse în niciun interval.',
    'properties.choice.status.new': 'În pregătire',
    'properties.choice.status.active': 'Activă',
    'properties.choice.status.hidden': 'Ascunsă',
    'preview.title': 'Previzualizare',
    'preview.text': 'Așa apare în formularul ofertei. Aici nu se salvează nimic.',
    'preview.empty': 'Adăugați o caracteristică pentru a o vedea aici.',
    'preview.from_groups':
      '{count, plural, one {# caracteristică din grupurile categoriei} few {# caracteristici din grupurile categoriei} other {# de caracteristici din grupurile categoriei}}',
    'impact.title': 'Ofertele existente sunt afectate',
    'impact.back': 'Înapoi la formular',
    'impact.save': 'Salvați oricum',
    'impact.used_by':
      '{count, plural, =0 {Nu este folosită în nicio înregistrare.} one {Folosită în # înregistrare.} few {Folosită în # înregistrări.} other {Folosită în # de înregistrări.}}',
    'impact.would_miss':
      '{count, plural, one {# înregistrare rămâne fără o valoare obligatorie. Va trebui completată la următoarea salvare.} few {# înregistrări rămân fără o valoare obligatorie. Va trebui completată la următoarea salvare.} other {# de înregistrări rămân fără o valoare obligatorie. Va trebui completată la următoarea salvare.}}',
    'impact.dropped':
      '{count, plural, one {„{name}” este folosită în # înregistrare. Alegeți înlocuitorul:} few {„{name}” este folosită în # înregistrări. Alegeți înlocuitorul:} other {„{name}” este folosită în # de înregistrări. Alegeți înlocuitorul:}}',
    'impact.cannot_go':
      '{count, plural, one {Nu poate fi eliminată: este folosită în # înregistrare.} few {Nu poate fi eliminată: este folosită în # înregistrări.} other {Nu poate fi eliminată: este folosită în # de înregistrări.}}',
    'impact.hide_instead': 'Ascundeți în schimb',
    'impact.more': 'și încă {count}',
  },
  tr: {
    'properties.title': 'Özellikler',
    'properties.save': 'Özellikleri kaydet',
    'properties.add': 'Özellik ekle',
    'properties.none': 'Henüz özellik yok',
    'properties.none_text':
      'Özellikler kategorideki teklifleri tanımlar: ağırlık, yürüyüş takımı, ataşmanlar. İlk özelliği ekleyin.',
    'properties.unnamed': 'Adsız',
    'properties.moves_to_trash': 'Kaydedince çöp kutusuna taşınır',
    'properties.keep': 'Koru',
    'properties.remove': 'Kaldır: {name}',
    'properties.has_errors': 'Hata var',
    'properties.one_of': '{count, plural, one {# değer} other {# değerden biri}}',
    'properties.many_of': '{count, plural, one {# değer} other {# değerden birkaçı}}',
    'properties.number': 'bir sayı, {min} – {max}',
    'properties.free_text': 'serbest metin',
    'properties.values_missing': 'En az bir değer ekleyin',
    'properties.status_hint':
      'Tekliflerde yalnızca etkin özellikler görünür. Gizli olanların değerleri saklanır.',
    'properties.required_hint': 'Değer girilmeden teklif kaydedilemez.',
    'properties.multiple_hint': 'Birden çok değer seçilebilir.',
    'properties.allow_custom_hint': 'Listede olmayan bir değer girilebilir.',
    'properties.is_numeric_hint': 'Değer bir sayıdır: ton, metre, litre.',
    'properties.value': 'Değer {number}',
    'properties.add_value': 'Değer ekle',
    'properties.paste_hint':
      'Birden çok değer eklemek için liste yapıştırın: her değer bir satır, her dil bir sütun.',
    'properties.replacement': 'Yerine geçecek değer',
    'properties.no_replacement': 'Yeni değer yok',
    'properties.range': 'Aralık {number}',
    'properties.add_range': 'Aralık ekle',
    'properties.gap': '{from} ile {to} arasındaki sayılar hiçbir aralığa girmiyor.',
    'properties.choice.status.new': 'Hazırlanıyor',
    'properties.choice.status.active': 'Etkin',
    'properties.choice.status.hidden': 'Gizli',
    'preview.title': 'Önizleme',
    'preview.text': 'Teklif formundaki görünüm. Burada hiçbir şey kaydedilmez.',
    'preview.empty': 'Burada görmek için bir özellik ekleyin.',
    'preview.from_groups':
      '{count, plural, one {Kategori gruplarından # özellik} other {Kategori gruplarından # özellik}}',
    'impact.title': 'Mevcut teklifler etkilenir',
    'impact.back': 'Forma dön',
    'impact.save': 'Yine de kaydet',
    'impact.used_by':
      '{count, plural, =0 {Hiçbir kayıtta kullanılmıyor.} one {# kayıtta kullanılıyor.} other {# kayıtta kullanılıyor.}}',
    'impact.would_miss':
      '{count, plural, one {# kayıtta zorunlu değer eksik kalacak. Sonraki kaydetmede girilmesi gerekir.} other {# kayıtta zorunlu değer eksik kalacak. Sonraki kaydetmede girilmesi gerekir.}}',
    'impact.dropped':
      '{count, plural, one {“{name}” # kayıtta kullanılıyor. Yerine geçecek değeri seçin:} other {“{name}” # kayıtta kullanılıyor. Yerine geçecek değeri seçin:}}',
    'impact.cannot_go':
      '{count, plural, one {Kaldırılamaz: # kayıtta kullanılıyor.} other {Kaldırılamaz: # kayıtta kullanılıyor.}}',
    'impact.hide_instead': 'Bunun yerine gizle',
    'impact.more': 've {count} kayıt daha',
  },
  pl: {
    'properties.title': 'Cechy',
    'properties.save': 'Zapisz cechy',
    'properties.add': 'Dodaj cechę',
    'properties.none': 'Brak cech',
    'properties.none_text':
      'Cechy opisują oferty w kategorii: masę, podwozie, wyposażenie. Dodaj pierwszą cechę.',
    'properties.unnamed': 'Bez nazwy',
    'properties.moves_to_trash': 'Po zapisaniu trafi do kosza',
    'properties.keep': 'Zachowaj',
    'properties.remove': 'Usuń: {name}',
    'properties.has_errors': 'Zawiera błędy',
    'properties.one_of':
      '{count, plural, one {# wartość} few {jedna z # wartości} many {jedna z # wartości} other {jedna z # wartości}}',
    'properties.many_of':
      '{count, plural, one {# wartość} few {kilka z # wartości} many {kilka z # wartości} other {kilka z # wartości}}',
    'properties.number': 'liczba, {min} – {max}',
    'properties.free_text': 'dowolny tekst',
    'properties.values_missing': 'Dodaj co najmniej jedną wartość',
    'properties.status_hint':
      'W ofertach widać tylko aktywne cechy. Wartości ukrytych cech są zachowywane.',
    'properties.required_hint': 'Oferty nie można zapisać bez wartości.',
    'properties.multiple_hint': 'Można wybrać kilka wartości.',
    'properties.allow_custom_hint': 'Można wpisać wartość spoza listy.',
    'properties.is_numeric_hint': 'Wartość jest liczbą: tony, metry, litry.',
    'properties.value': 'Wartość {number}',
    'properties.add_value': 'Dodaj wartość',
    'properties.paste_hint':
      'Wklej listę, aby dodać kilka wartości: jeden wiersz na wartość, jedna kolumna na język.',
    'properties.replacement': 'Wartość zastępcza',
    'properties.no_replacement': 'Bez zamiany',
    'properties.range': 'Przedział {number}',
    'properties.add_range': 'Dodaj przedział',
    'properties.gap': 'Liczby od {from} do {to} nie należą do żadnego przedziału.',
    'properties.choice.status.new': 'W przygotowaniu',
    'properties.choice.status.active': 'Aktywna',
    'properties.choice.status.hidden': 'Ukryta',
    'preview.title': 'Podgląd',
    'preview.text': 'Tak to wygląda w formularzu oferty. Nic nie zostanie tu zapisane.',
    'preview.empty': 'Dodaj cechę, aby zobaczyć ją tutaj.',
    'preview.from_groups':
      '{count, plural, one {# cecha z grup kategorii} few {# cechy z grup kategorii} many {# cech z grup kategorii} other {# cechy z grup kategorii}}',
    'impact.title': 'Zmiana wpłynie na istniejące oferty',
    'impact.back': 'Wróć do formularza',
    'impact.save': 'Zapisz mimo to',
    'impact.used_by':
      '{count, plural, =0 {Nie jest używana w żadnym rekordzie.} one {Używana w # rekordzie.} few {Używana w # rekordach.} many {Używana w # rekordach.} other {Używana w # rekordu.}}',
    'impact.would_miss':
      '{count, plural, one {W # rekordzie zabraknie wymaganej wartości. Trzeba będzie ją uzupełnić przy następnym zapisie.} few {W # rekordach zabraknie wymaganej wartości. Trzeba będzie ją uzupełnić przy następnym zapisie.} many {W # rekordach zabraknie wymaganej wartości. Trzeba będzie ją uzupełnić przy następnym zapisie.} other {W # rekordu zabraknie wymaganej wartości. Trzeba będzie ją uzupełnić przy następnym zapisie.}}',
    'impact.dropped':
      '{count, plural, one {Wartość „{name}” jest używana w # rekordzie. Wybierz wartość zastępczą:} few {Wartość „{name}” jest używana w # rekordach. Wybierz wartość zastępczą:} many {Wartość „{name}” jest używana w # rekordach. Wybierz wartość zastępczą:} other {Wartość „{name}” jest używana w # rekordu. Wybierz wartość zastępczą:}}',
    'impact.cannot_go':
      '{count, plural, one {Nie można usunąć: używana w # rekordzie.} few {Nie można usunąć: używana w # rekordach.} many {Nie można usunąć: używana w # rekordach.} other {Nie można usunąć: używana w # rekordu.}}',
    'impact.hide_instead': 'Ukryj zamiast tego',
    'impact.more': 'i jeszcze {count}',
  },
});
