import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
export const messages = defineMessages({
  en: {
    'api_keys.title': 'API keys',
    'api_keys.create': 'Create API key',
    'api_keys.new': 'New API key',
    'api_keys.choice.mode.write': 'Writes directly',
    'api_keys.choice.mode.propose': 'Proposes changes',
    'api_keys.delete_text':
      'Programs that use this key lose access immediately. A restored key needs a new secret.',
  },
  ru: {
    'api_keys.title': 'API-ключи',
    'api_keys.create': 'Создать API-ключ',
    'api_keys.new': 'Новый API-ключ',
    'api_keys.choice.mode.write': 'Записывает сразу',
    'api_keys.choice.mode.propose': 'Предлагает изменения',
    'api_keys.delete_text':
      'Программы с этим ключом сразу потеряют доступ. После восстановления ключу понадобится новый секрет.',
  },
  ua: {
    'api_keys.title': 'API-ключі',
    'api_keys.create': 'Створити API-ключ',
    'api_keys.new': 'Новий API-ключ',
    'api_keys.choice.mode.write': 'Записує одразу',
    'api_keys.choice.mode.propose': 'Пропонує зміни',
    'api_keys.delete_text':
      'Програми з цим ключем одразу втратять доступ. Після відновлення ключу знадобиться новий секрет.',
  },
  ro: {
    'api_keys.title': 'Chei API',
    'api_keys.create': 'Creați o cheie API',
    'api_keys.new': 'Cheie API nouă',
    'api_keys.choice.mode.write': 'Scrie direct',
    'api_keys.choice.mode.propose': 'Propune modificări',
    'api_keys.delete_text':
      'Programele care folosesc această cheie pierd imediat accesul. O cheie restaurată are nevoie de un secret nou.',
  },
  tr: {
    'api_keys.title': 'API anahtarları',
    'api_keys.create': 'API anahtarı oluştur',
    'api_keys.new': 'Yeni API anahtarı',
    'api_keys.choice.mode.write': 'Doğrudan yazar',
    'api_keys.choice.mode.propose': 'Değişiklik önerir',
    'api_keys.delete_text':
      'Bu anahtarı kullanan programlar erişimi hemen kaybeder. Geri yüklenen anahtara yeni bir gizli değer gerekir.',
  },
  pl: {
    'api_keys.title': 'Klucze API',
    'api_keys.create': 'Utwórz klucz API',
    'api_keys.new': 'Nowy klucz API',
    'api_keys.choice.mode.write': 'Zapisuje bezpośrednio',
    'api_keys.choice.mode.propose': 'Proponuje zmiany',
    'api_keys.delete_text':
      'Programy używające tego klucza natychmiast stracą dostęp. Przywrócony klucz wymaga nowego sekretu.',
  },
});

/** Messages of the form, its dialogs and the empty list. */
export const formMessages = defineMessages({
  en: {
    'api_keys.save': 'Save API key',
    'api_keys.empty': 'No API keys yet',
    'api_keys.empty_text': 'Create a key to let a program read or change records.',
    'api_keys.key': 'Key',
    'api_keys.name_hint': 'The program that uses it. The history shows this name.',
    'api_keys.expires_hint': 'Leave empty for no expiry.',
    'api_keys.permissions': 'Permissions',
    'api_keys.permissions_hint': 'A key never has more permissions than the person who created it.',
    'api_keys.created': 'API key “{name}” created',
    'api_keys.never_used': 'Never',
    'api_keys.activity': 'Changes made with this key',
    'api_keys.no_activity': 'No changes yet.',
    'api_keys.secret_of': 'Secret of “{name}”',
    'api_keys.secret_missing':
      'The key exists, but its secret was lost with the connection. Rotate the key to get a new secret.',
    'api_keys.rotate_text':
      'The key gets a new secret. Programs can use the previous one until they are switched over.',
    'api_keys.delete': 'Revoke',
    'api_keys.delete_one': 'Revoke “{name}”',
    'api_keys.delete_many': '{count, plural, one {Revoke # key} other {Revoke # keys}}',
    'api_keys.trashed': '{name} revoked',
    'api_keys.trashed_many': '{count, plural, one {# key revoked} other {# keys revoked}}',
    'api_keys.secret_use': 'Send it in the header',
  },
  ru: {
    'api_keys.save': 'Сохранить API-ключ',
    'api_keys.empty': 'API-ключей пока нет',
    'api_keys.empty_text': 'Создайте ключ, чтобы программа могла читать или изменять записи.',
    'api_keys.key': 'Ключ',
    'api_keys.name_hint': 'Программа, которая его использует. Это имя видно в истории.',
    'api_keys.expires_hint': 'Пусто – бессрочно.',
    'api_keys.permissions': 'Права',
    'api_keys.permissions_hint':
      'У ключа никогда не бывает больше прав, чем у того, кто его создал.',
    'api_keys.created': 'API-ключ «{name}» создан',
    'api_keys.never_used': 'Не использовался',
    'api_keys.activity': 'Изменения с этим ключом',
    'api_keys.no_activity': 'Изменений пока нет.',
    'api_keys.secret_of': 'Секрет ключа «{name}»',
    'api_keys.secret_missing':
      'Ключ создан, но его секрет потерян из-за обрыва связи. Обновите ключ, чтобы получить новый секрет.',
    'api_keys.rotate_text':
      'Ключ получит новый секрет. Прежний продолжит работать, пока вы не переключите программы.',
    'api_keys.delete': 'Отозвать',
    'api_keys.delete_one': 'Отозвать «{name}»',
    'api_keys.delete_many':
      '{count, plural, one {Отозвать # ключ} few {Отозвать # ключа} many {Отозвать # ключей} other {Отозвать # ключа}}',
    'api_keys.trashed': 'Ключ «{name}» отозван',
    'api_keys.trashed_many':
      '{count, plural, one {Отозван # ключ} few {Отозвано # ключа} many {Отозвано # ключей} other {Отозвано # ключа}}',
    'api_keys.secret_use': 'Передавайте его в заголовке',
  },
  ua: {
    'api_keys.save': 'Зберегти API-ключ',
    'api_keys.empty': 'API-ключів поки немає',
    'api_keys.empty_text': 'Створіть ключ, щоб програма могла читати або змінювати записи.',
    'api_keys.key': 'Ключ',
    'api_keys.name_hint': 'Програма, яка його використовує. Цю назву видно в історії.',
    'api_keys.expires_hint': 'Порожньо – безстроково.',
    'api_keys.permissions': 'Права',
    'api_keys.permissions_hint': 'Ключ ніколи не має більше прав, ніж той, хто його створив.',
    'api_keys.created': 'API-ключ «{name}» створено',
    'api_keys.never_used': 'Не використовувався',
    'api_keys.activity': 'Зміни з цим ключем',
    'api_keys.no_activity': 'Змін поки немає.',
    'api_keys.secret_of': 'Секрет ключа «{name}»',
    'api_keys.secret_missing':
      'Ключ створено, але його секрет втрачено через обрив зв’язку. Оновіть ключ, щоб отримати новий секрет.',
    'api_keys.rotate_text':
      'Ключ отримає новий секрет. Попередній працюватиме, доки ви не перемкнете програми.',
    'api_keys.delete': 'Відкликати',
    'api_keys.delete_one': 'Відкликати «{name}»',
    'api_keys.delete_many':
      '{count, plural, one {Відкликати # ключ} few {Відкликати # ключі} many {Відкликати # ключів} other {Відкликати # ключа}}',
    'api_keys.trashed': 'Ключ «{name}» відкликано',
    'api_keys.trashed_many':
      '{count, plural, one {Відкликано # ключ} few {Відкликано # ключі} many {Відкликано # ключів} other {Відкликано # ключа}}',
    'api_keys.secret_use': 'Передавайте його в заголовку',
  },
  ro: {
    'api_keys.save': 'Salvați cheia API',
    'api_keys.empty': 'Nu există încă chei API',
    'api_keys.empty_text':
      'Creați o cheie pentru ca un program să poată citi sau modifica înregistrări.',
    'api_keys.key': 'Cheie',
    'api_keys.name_hint': 'Programul care o folosește. Istoricul afișează acest nume.',
    'api_keys.expires_hint': 'Gol: fără expirare.',
    'api_keys.permissions': 'Permisiuni',
    'api_keys.permissions_hint':
      'O cheie nu are niciodată mai multe permisiuni decât persoana care a creat-o.',
    'api_keys.created': 'Cheia API „{name}” a fost creată',
    'api_keys.never_used': 'Niciodată',
    'api_keys.activity': 'Modificări făcute cu această cheie',
    'api_keys.no_activity': 'Nu există încă modificări.',
    'api_keys.secret_of': 'Secretul cheii „{name}”',
    'api_keys.secret_missing':
      'Cheia există, dar secretul ei s-a pierdut odată cu conexiunea. Rotiți cheia pentru a primi un secret nou.',
    'api_keys.rotate_text':
      'Cheia primește un secret nou. Cel anterior funcționează până când treceți programele la cel nou.',
    'api_keys.delete': 'Revocați',
    'api_keys.delete_one': 'Revocați „{name}”',
    'api_keys.delete_many':
      '{count, plural, one {Revocați # cheie} few {Revocați # chei} other {Revocați # de chei}}',
    'api_keys.trashed': 'Cheia „{name}” a fost revocată',
    'api_keys.trashed_many':
      '{count, plural, one {# cheie revocată} few {# chei revocate} other {# de chei revocate}}',
    'api_keys.secret_use': 'Trimiteți-l în antetul',
  },
  tr: {
    'api_keys.save': 'API anahtarını kaydet',
    'api_keys.empty': 'Henüz API anahtarı yok',
    'api_keys.empty_text':
      'Bir programın kayıtları okuması veya değiştirmesi için anahtar oluşturun.',
    'api_keys.key': 'Anahtar',
    'api_keys.name_hint': 'Anahtarı kullanan program. Geçmişte bu ad görünür.',
    'api_keys.expires_hint': 'Boş: süresiz.',
    'api_keys.permissions': 'Yetkiler',
    'api_keys.permissions_hint': 'Bir anahtarın yetkileri, onu oluşturan kişininkileri aşamaz.',
    'api_keys.created': '“{name}” API anahtarı oluşturuldu',
    'api_keys.never_used': 'Hiç kullanılmadı',
    'api_keys.activity': 'Bu anahtarla yapılan değişiklikler',
    'api_keys.no_activity': 'Henüz değişiklik yok.',
    'api_keys.secret_of': '“{name}” anahtarının gizli değeri',
    'api_keys.secret_missing':
      'Anahtar oluşturuldu, ancak gizli değeri bağlantı kesilince kayboldu. Yeni bir değer almak için anahtarı yenileyin.',
    'api_keys.rotate_text':
      'Anahtar yeni bir gizli değer alır. Programlar geçiş yapana kadar öncekini kullanabilir.',
    'api_keys.delete': 'İptal et',
    'api_keys.delete_one': '“{name}” anahtarını iptal et',
    'api_keys.delete_many':
      '{count, plural, one {# anahtarı iptal et} other {# anahtarı iptal et}}',
    'api_keys.trashed': '“{name}” iptal edildi',
    'api_keys.trashed_many':
      '{count, plural, one {# anahtar iptal edildi} other {# anahtar iptal edildi}}',
    'api_keys.secret_use': 'Şu başlıkta gönderin:',
  },
  pl: {
    'api_keys.save': 'Zapisz klucz API',
    'api_keys.empty': 'Brak kluczy API',
    'api_keys.empty_text': 'Utwórz klucz, aby program mógł odczytywać lub zmieniać rekordy.',
    'api_keys.key': 'Klucz',
    'api_keys.name_hint': 'Program, który go używa. Tę nazwę pokazuje historia.',
    'api_keys.expires_hint': 'Puste: bezterminowo.',
    'api_keys.permissions': 'Uprawnienia',
    'api_keys.permissions_hint':
      'Klucz nigdy nie ma więcej uprawnień niż osoba, która go utworzyła.',
    'api_keys.created': 'Utworzono klucz API „{name}”',
    'api_keys.never_used': 'Nigdy',
    'api_keys.activity': 'Zmiany wykonane tym kluczem',
    'api_keys.no_activity': 'Brak zmian.',
    'api_keys.secret_of': 'Sekret klucza „{name}”',
    'api_keys.secret_missing':
      'Klucz istnieje, ale jego sekret przepadł wraz z połączeniem. Wymień klucz, aby otrzymać nowy sekret.',
    'api_keys.rotate_text':
      'Klucz otrzyma nowy sekret. Poprzedni działa, dopóki nie przełączysz programów.',
    'api_keys.delete': 'Unieważnij',
    'api_keys.delete_one': 'Unieważnij „{name}”',
    'api_keys.delete_many':
      '{count, plural, one {Unieważnij # klucz} few {Unieważnij # klucze} many {Unieważnij # kluczy} other {Unieważnij # klucza}}',
    'api_keys.trashed': 'Unieważniono klucz „{name}”',
    'api_keys.trashed_many':
      '{count, plural, one {Unieważniono # klucz} few {Unieważniono # klucze} many {Unieważniono # kluczy} other {Unieważniono # klucza}}',
    'api_keys.secret_use': 'Przesyłaj go w nagłówku',
  },
});
