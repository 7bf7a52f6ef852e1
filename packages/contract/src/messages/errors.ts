import type { LanguageCode } from '../languages.ts';
import type { ErrorCode } from '../schema/routes/errorBody.ts';

type ErrorMessages = { readonly [Code in ErrorCode]: string };

const en: ErrorMessages = {
  bad_request: 'The request could not be read. Reload the page and try again.',
  unauthenticated: 'Sign in to continue.',
  forbidden: 'You do not have the permission “{action}” for “{subject}”. Ask an administrator.',
  password_expired: 'Your password has expired. Set a new one to continue.',
  people_only: 'API keys cannot make this call. It is for people who are signed in.',
  not_proposable:
    'This change cannot be proposed. Someone with the permission “{action}” for “{subject}” must make it.',
  too_many_proposals: 'You have {number} open proposals. Wait until some of them are decided.',
  registration_closed: 'Registration is closed. Ask an administrator to invite you.',
  not_found: 'This record does not exist or was deleted.',
  method_not_allowed: 'This address does not support the method {method}.',
  version_conflict: 'Someone changed this record while you were editing.',
  in_use: 'This record is in use and cannot be deleted.',
  idempotency_mismatch: 'This Idempotency-Key was already used for a different request.',
  wrong_state: 'This action is not available in the current status.',
  not_available: 'The machine is not available in this period.',
  claimed: '{name} is reviewing this offer.',
  count_changed: 'The number of recipients has changed to {count}. Check it and send again.',
  too_large: 'The request is too large.',
  unsupported_media_type: 'This content type is not supported.',
  range_not_satisfiable: 'The requested range is outside the file.',
  invalid: 'Some values need correction.',
  too_many_requests: 'Too many requests. Try again in {seconds} s.',
  internal: 'Something went wrong on the server. Try again in a moment.',
  unavailable: 'The server cannot reach its database. Try again in a moment.',
  storage_unavailable: 'The image storage is unavailable. Nothing was uploaded. Try again later.',
  disk_full: 'The server is out of disk space. Contact an administrator.',
};
const ru: ErrorMessages = {
  bad_request: 'Не удалось прочитать запрос. Обновите страницу и повторите попытку.',
  unauthenticated: 'Войдите, чтобы продолжить.',
  forbidden: 'У вас нет права «{action}» в разделе «{subject}». Обратитесь к администратору.',
  password_expired: 'Срок действия вашего пароля истёк. Сначала задайте новый.',
  people_only:
    'API-ключам этот вызов недоступен: он предназначен для пользователей, вошедших в систему.',
  not_proposable:
    'Это изменение нельзя предложить. Его должен внести пользователь с правом «{action}» в разделе «{subject}».',
  too_many_proposals:
    'У вас открытых предложений: {number}. Дождитесь решения по некоторым из них.',
  registration_closed: 'Регистрация закрыта. Попросите администратора пригласить вас.',
  not_found: 'Такой записи нет или она удалена.',
  method_not_allowed: 'Этот адрес не принимает метод {method}.',
  version_conflict: 'Запись изменили, пока вы её редактировали.',
  in_use: 'Запись используется, её нельзя удалить.',
  idempotency_mismatch: 'Этот Idempotency-Key уже использован для другого запроса.',
  wrong_state: 'Действие недоступно в текущем статусе.',
  not_available: 'Техника недоступна в этот период.',
  claimed: 'Это предложение проверяет {name}.',
  count_changed: 'Число получателей изменилось: {count}. Проверьте его и отправьте ещё раз.',
  too_large: 'Запрос слишком большой.',
  unsupported_media_type: 'Такой тип данных не поддерживается.',
  range_not_satisfiable: 'Запрошенный диапазон выходит за пределы файла.',
  invalid: 'Некоторые значения нужно исправить.',
  too_many_requests: 'Слишком много запросов. Повторите попытку через {seconds} с.',
  internal: 'На сервере произошла ошибка. Повторите попытку чуть позже.',
  unavailable: 'Сервер не может подключиться к базе данных. Повторите попытку чуть позже.',
  storage_unavailable:
    'Хранилище изображений недоступно. Ничего не загружено. Повторите попытку позже.',
  disk_full: 'На сервере закончилось место. Обратитесь к администратору.',
};

const ua: ErrorMessages = {
  bad_request: 'Не вдалося прочитати запит. Оновіть сторінку і спробуйте ще раз.',
  unauthenticated: 'Увійдіть, щоб продовжити.',
  forbidden: 'У вас немає права «{action}» у розділі «{subject}». Зверніться до адміністратора.',
  password_expired: 'Термін дії вашого пароля минув. Спершу задайте новий.',
  people_only:
    'API-ключам цей виклик недоступний: він призначений для користувачів, які увійшли в систему.',
  not_proposable:
    'Цю зміну не можна запропонувати. Її має внести користувач із правом «{action}» у розділі «{subject}».',
  too_many_proposals:
    'У вас відкритих пропозицій: {number}. Дочекайтеся рішення щодо деяких із них.',
  registration_closed: 'Реєстрацію закрито. Попросіть адміністратора запросити вас.',
  not_found: 'Такого запису немає або його видалено.',
  method_not_allowed: 'Ця адреса не приймає метод {method}.',
  version_conflict: 'Запис змінили, поки ви його редагували.',
  in_use: 'Запис використовується, його не можна видалити.',
  idempotency_mismatch: 'Цей Idempotency-Key уже використано для іншого запиту.',
  wrong_state: 'Дія недоступна в поточному статусі.',
  not_available: 'Техніка недоступна в цей період.',
  claimed: 'Цю пропозицію перевіряє {name}.',
  count_changed: 'Кількість отримувачів змінилася: {count}. Перевірте її та надішліть ще раз.',
  too_large: 'Запит завеликий.',
  unsupported_media_type: 'Такий тип даних не підтримується.',
  range_not_satisfiable: 'Запитуваний діапазон виходить за межі файлу.',
  invalid: 'Деякі значення потрібно виправити.',
  too_many_requests: 'Забагато запитів. Спробуйте ще раз через {seconds} с.',
  internal: 'На сервері сталася помилка. Спробуйте ще раз трохи згодом.',
  unavailable: 'Сервер не може підключитися до бази даних. Спробуйте ще раз трохи згодом.',
  storage_unavailable: 'Сховище зображень недоступне. Нічого не завантажено. Спробуйте пізніше.',
  disk_full: 'На сервері закінчилося місце. Зверніться до адміністратора.',
};

const ro: ErrorMessages = {
  bad_request: 'Cererea nu a putut fi citită. Reîncărcați pagina și încercați din nou.',
  unauthenticated: 'Autentificați-vă pentru a continua.',
  forbidden: 'Nu aveți permisiunea „{action}” pentru „{subject}”. Contactați un administrator.',
  password_expired: 'Parola dvs. a expirat. Setați una nouă pentru a continua.',
  people_only: 'Cheile API nu pot face acest apel. Este destinat utilizatorilor autentificați.',
  not_proposable:
    'Această modificare nu poate fi propusă. Trebuie făcută de cineva cu permisiunea „{action}” pentru „{subject}”.',
  too_many_proposals: 'Propuneri deschise: {number}. Așteptați o decizie pentru unele dintre ele.',
  registration_closed: 'Înregistrarea este închisă. Cereți unui administrator să vă invite.',
  not_found: 'Înregistrarea nu există sau a fost ștearsă.',
  method_not_allowed: 'Această adresă nu acceptă metoda {method}.',
  version_conflict: 'Altcineva a modificat înregistrarea în timp ce editați.',
  in_use: 'Înregistrarea este folosită și nu poate fi ștearsă.',
  idempotency_mismatch: 'Acest Idempotency-Key a fost folosit pentru altă cerere.',
  wrong_state: 'Acțiunea nu este disponibilă în starea actuală.',
  not_available: 'Utilajul nu este disponibil în această perioadă.',
  claimed: '{name} verifică această ofertă.',
  count_changed: 'Numărul destinatarilor s-a schimbat: {count}. Verificați-l și trimiteți din nou.',
  too_large: 'Cererea este prea mare.',
  unsupported_media_type: 'Serverul nu acceptă acest tip de conținut.',
  range_not_satisfiable: 'Intervalul cerut este în afara fișierului.',
  invalid: 'Unele valori trebuie corectate.',
  too_many_requests: 'Prea multe cereri. Încercați din nou peste {seconds} s.',
  internal: 'A apărut o eroare pe server. Încercați din nou peste puțin timp.',
  unavailable: 'Serverul nu se poate conecta la baza de date. Încercați din nou peste puțin timp.',
  storage_unavailable:
    'Spațiul de stocare a imaginilor nu este disponibil. Nu s-a încărcat nimic. Încercați mai târziu.',
  disk_full: 'Serverul nu mai are spațiu pe disc. Contactați un administrator.',
};

const tr: ErrorMessages = {
  bad_request: 'İstek okunamadı. Sayfayı yenileyip tekrar deneyin.',
  unauthenticated: 'Devam etmek için giriş yapın.',
  forbidden: '“{subject}” bölümünde “{action}” yetkiniz yok. Bir yöneticiye başvurun.',
  password_expired: 'Parolanızın süresi doldu. Devam etmek için yeni bir parola belirleyin.',
  people_only: 'API anahtarları bu çağrıyı yapamaz. Yalnızca oturum açmış kullanıcılar içindir.',
  not_proposable:
    'Bu değişiklik önerilemez. “{subject}” için “{action}” izni olan biri yapmalıdır.',
  too_many_proposals: '{number} açık öneriniz var. Bazıları sonuçlanana kadar bekleyin.',
  registration_closed: 'Kayıt kapalı. Bir yöneticiden sizi davet etmesini isteyin.',
  not_found: 'Bu kayıt yok veya silinmiş.',
  method_not_allowed: 'Bu adres {method} yöntemini kabul etmiyor.',
  version_conflict: 'Siz düzenlerken başka biri bu kaydı değiştirdi.',
  in_use: 'Kayıt kullanımda, silinemez.',
  idempotency_mismatch: 'Bu Idempotency-Key başka bir istek için zaten kullanılmış.',
  wrong_state: 'Bu işlem mevcut durumda yapılamaz.',
  not_available: 'Ekipman bu dönemde müsait değil.',
  claimed: 'Bu teklifi {name} inceliyor.',
  count_changed: 'Alıcı sayısı {count} olarak değişti. Kontrol edip yeniden gönderin.',
  too_large: 'İstek çok büyük.',
  unsupported_media_type: 'Bu içerik türü desteklenmiyor.',
  range_not_satisfiable: 'İstenen aralık dosyanın dışında.',
  invalid: 'Bazı değerlerin düzeltilmesi gerekiyor.',
  too_many_requests: 'Çok fazla istek. {seconds} sn sonra tekrar deneyin.',
  internal: 'Sunucuda bir hata oluştu. Birazdan tekrar deneyin.',
  unavailable: 'Sunucu veritabanına bağlanamıyor. Birazdan tekrar deneyin.',
  storage_unavailable:
    'Görsel deposu kullanılamıyor. Hiçbir şey yüklenmedi. Daha sonra tekrar deneyin.',
  disk_full: 'Sunucuda disk alanı kalmadı. Bir yöneticiye başvurun.',
};

const pl: ErrorMessages = {
  bad_request: 'Nie udało się odczytać żądania. Odśwież stronę i spróbuj ponownie.',
  unauthenticated: 'Zaloguj się, aby kontynuować.',
  forbidden:
    'Nie masz uprawnienia „{action}” w sekcji „{subject}”. Skontaktuj się z administratorem.',
  password_expired: 'Twoje hasło wygasło. Ustaw nowe, aby kontynuować.',
  people_only:
    'Klucze API nie mogą wykonać tego wywołania. Jest ono dla zalogowanych użytkowników.',
  not_proposable:
    'Tej zmiany nie można zaproponować. Musi ją wprowadzić ktoś z uprawnieniem „{action}” w sekcji „{subject}”.',
  too_many_proposals:
    'Liczba otwartych propozycji: {number}. Poczekaj na decyzję w sprawie niektórych z nich.',
  registration_closed: 'Rejestracja jest zamknięta. Poproś administratora o zaproszenie.',
  not_found: 'Rekord nie istnieje lub został usunięty.',
  method_not_allowed: 'Ten adres nie obsługuje metody {method}.',
  version_conflict: 'Ktoś zmienił ten rekord podczas Twojej edycji.',
  in_use: 'Rekord jest używany i nie można go usunąć.',
  idempotency_mismatch: 'Ten Idempotency-Key został już użyty do innego żądania.',
  wrong_state: 'Ta czynność nie jest dostępna przy obecnym statusie.',
  not_available: 'Sprzęt nie jest dostępny w tym okresie.',
  claimed: 'Tę ofertę weryfikuje teraz {name}.',
  count_changed: 'Liczba odbiorców zmieniła się na {count}. Sprawdź ją i wyślij ponownie.',
  too_large: 'Żądanie jest za duże.',
  unsupported_media_type: 'Ten typ treści nie jest obsługiwany.',
  range_not_satisfiable: 'Żądany zakres wykracza poza plik.',
  invalid: 'Niektóre wartości wymagają poprawy.',
  too_many_requests: 'Zbyt wiele żądań. Spróbuj ponownie za {seconds} s.',
  internal: 'Wystąpił błąd serwera. Spróbuj ponownie za chwilę.',
  unavailable: 'Serwer nie może połączyć się z bazą danych. Spróbuj ponownie za chwilę.',
  storage_unavailable:
    'Magazyn obrazów jest niedostępny. Nic nie przesłano. Spróbuj ponownie później.',
  disk_full: 'Na serwerze skończyło się miejsce. Skontaktuj się z administratorem.',
};

/** The message of each error code, in every language. */
export const errorMessages: Readonly<Record<LanguageCode, ErrorMessages>> = {
  en,
  ru,
  ua,
  ro,
  tr,
  pl,
};
