import type { LanguageCode } from '../languages.ts';
import type { problem } from '../schema/responses.ts';
import type { TypeOf } from '../schema/route.ts';
import type { Option } from '../schema/values.ts';

/** The body of every answer of 400 and above. */
export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
  readonly request_id: string;
  /** Problems by dotted path (422). */
  readonly errors?: Readonly<Record<string, readonly WireProblem[]>>;
  /** The record as it stands now (409 `version_conflict`). */
  readonly data?: unknown;
  readonly base_version?: number;
  /** Records that hold on to this one (409 `in_use`). */
  readonly uses?: readonly Use[];
  /** How many it would be now (409 `count_changed`). */
  readonly count?: number;
}

/** A failed rule with its message in the language of the request. */
export type WireProblem = TypeOf<typeof problem>;

/** A record that points at another. */
export interface Use extends Option {
  readonly subject: string;
}

const en = {
  bad_request: 'The request cannot be read.',
  unauthenticated: 'Sign in to go on.',
  forbidden: 'You have no right to {action} {subject}. Ask an administrator.',
  password_expired: 'Your password has expired. Choose a new one first.',
  registration_closed: 'Nobody can register here at present.',
  not_found: 'This does not exist or was deleted.',
  method_not_allowed: 'This address does not take the method {method}.',
  version_conflict: 'Somebody saved this record meanwhile.',
  in_use: 'This record is in use and cannot be deleted.',
  idempotency_mismatch: 'This Idempotency-Key was used for another request.',
  wrong_state: 'This is not possible in the present state.',
  count_changed: 'The number of recipients has changed: it is {count} now.',
  too_large: 'The request is too large.',
  unsupported_media_type: 'The server does not take this kind of content.',
  range_not_satisfiable: 'The file has no such part.',
  invalid: 'Some values need correction.',
  too_many_requests: 'Too many requests. Try again in {seconds} s.',
  internal: 'Something went wrong on the server.',
  unavailable: 'The server cannot reach its database. Try again shortly.',
  storage_unavailable:
    'The storage of pictures cannot be reached. Nothing was uploaded; try again later.',
  disk_full: 'The server has no space left to save.',
} as const;

export type ErrorCode = keyof typeof en;
type Words = { readonly [Code in ErrorCode]: string };

const ru: Words = {
  bad_request: 'Запрос не удалось прочитать.',
  unauthenticated: 'Войдите, чтобы продолжить.',
  forbidden: 'У вас нет права «{action}» на «{subject}». Обратитесь к администратору.',
  password_expired: 'Срок действия вашего пароля истёк. Сначала задайте новый.',
  registration_closed: 'Регистрация сейчас закрыта.',
  not_found: 'Этого не существует или оно удалено.',
  method_not_allowed: 'Этот адрес не принимает метод {method}.',
  version_conflict: 'Кто-то уже сохранил эту запись.',
  in_use: 'Запись используется, удалить её нельзя.',
  idempotency_mismatch: 'Этот Idempotency-Key уже использован для другого запроса.',
  wrong_state: 'В нынешнем состоянии это невозможно.',
  count_changed: 'Число получателей изменилось: теперь {count}.',
  too_large: 'Запрос слишком велик.',
  unsupported_media_type: 'Сервер не принимает такой вид содержимого.',
  range_not_satisfiable: 'В файле нет такой части.',
  invalid: 'Некоторые значения нужно исправить.',
  too_many_requests: 'Слишком много запросов. Повторите через {seconds} с.',
  internal: 'На сервере что-то пошло не так.',
  unavailable: 'Сервер не может связаться с базой данных. Повторите чуть позже.',
  storage_unavailable: 'Хранилище изображений недоступно. Ничего не загружено, повторите позже.',
  disk_full: 'На сервере нет места для сохранения.',
};

const ua: Words = {
  bad_request: 'Запит не вдалося прочитати.',
  unauthenticated: 'Увійдіть, щоб продовжити.',
  forbidden: 'У вас немає права «{action}» на «{subject}». Зверніться до адміністратора.',
  password_expired: 'Термін дії вашого пароля закінчився. Спершу задайте новий.',
  registration_closed: 'Реєстрацію наразі закрито.',
  not_found: 'Цього не існує або воно видалене.',
  method_not_allowed: 'Ця адреса не приймає метод {method}.',
  version_conflict: 'Хтось уже зберіг цей запис.',
  in_use: 'Запис використовується, видалити його не можна.',
  idempotency_mismatch: 'Цей Idempotency-Key уже використано для іншого запиту.',
  wrong_state: 'У теперішньому стані це неможливо.',
  count_changed: 'Кількість отримувачів змінилася: тепер {count}.',
  too_large: 'Запит завеликий.',
  unsupported_media_type: 'Сервер не приймає такий вид вмісту.',
  range_not_satisfiable: 'У файлі немає такої частини.',
  invalid: 'Деякі значення потрібно виправити.',
  too_many_requests: 'Забагато запитів. Повторіть через {seconds} с.',
  internal: 'На сервері щось пішло не так.',
  unavailable: 'Сервер не може зв’язатися з базою даних. Повторіть трохи згодом.',
  storage_unavailable: 'Сховище зображень недоступне. Нічого не завантажено, повторіть пізніше.',
  disk_full: 'На сервері немає місця для збереження.',
};

const ro: Words = {
  bad_request: 'Cererea nu poate fi citită.',
  unauthenticated: 'Autentificați-vă pentru a continua.',
  forbidden: 'Nu aveți dreptul „{action}” pentru „{subject}”. Adresați-vă unui administrator.',
  password_expired: 'Parola dumneavoastră a expirat. Alegeți mai întâi una nouă.',
  registration_closed: 'Înregistrarea este închisă în acest moment.',
  not_found: 'Nu există sau a fost șters.',
  method_not_allowed: 'Această adresă nu acceptă metoda {method}.',
  version_conflict: 'Altcineva a salvat între timp această înregistrare.',
  in_use: 'Înregistrarea este folosită și nu poate fi ștearsă.',
  idempotency_mismatch: 'Acest Idempotency-Key a fost folosit pentru altă cerere.',
  wrong_state: 'În starea actuală acest lucru nu este posibil.',
  count_changed: 'Numărul destinatarilor s-a schimbat: acum este {count}.',
  too_large: 'Cererea este prea mare.',
  unsupported_media_type: 'Serverul nu acceptă acest tip de conținut.',
  range_not_satisfiable: 'Fișierul nu are o astfel de parte.',
  invalid: 'Unele valori trebuie corectate.',
  too_many_requests: 'Prea multe cereri. Reveniți peste {seconds} s.',
  internal: 'Ceva nu a mers bine pe server.',
  unavailable: 'Serverul nu ajunge la baza de date. Reveniți în scurt timp.',
  storage_unavailable:
    'Spațiul de stocare a imaginilor nu este accesibil. Nu s-a încărcat nimic; reveniți mai târziu.',
  disk_full: 'Serverul nu mai are spațiu pentru salvare.',
};

const tr: Words = {
  bad_request: 'İstek okunamadı.',
  unauthenticated: 'Devam etmek için giriş yapın.',
  forbidden: '“{subject}” için “{action}” yetkiniz yok. Bir yöneticiye başvurun.',
  password_expired: 'Parolanızın süresi doldu. Önce yeni bir parola belirleyin.',
  registration_closed: 'Kayıt şu anda kapalı.',
  not_found: 'Böyle bir şey yok ya da silinmiş.',
  method_not_allowed: 'Bu adres {method} yöntemini kabul etmiyor.',
  version_conflict: 'Bu kaydı bu arada başka biri kaydetti.',
  in_use: 'Kayıt kullanımda, silinemez.',
  idempotency_mismatch: 'Bu Idempotency-Key başka bir istek için kullanılmış.',
  wrong_state: 'Şu anki durumda bu yapılamaz.',
  count_changed: 'Alıcı sayısı değişti: şimdi {count}.',
  too_large: 'İstek çok büyük.',
  unsupported_media_type: 'Sunucu bu içerik türünü kabul etmiyor.',
  range_not_satisfiable: 'Dosyanın böyle bir bölümü yok.',
  invalid: 'Bazı değerlerin düzeltilmesi gerekiyor.',
  too_many_requests: 'Çok fazla istek. {seconds} sn sonra tekrar deneyin.',
  internal: 'Sunucuda bir sorun oluştu.',
  unavailable: 'Sunucu veritabanına ulaşamıyor. Birazdan tekrar deneyin.',
  storage_unavailable:
    'Görsel deposuna ulaşılamıyor. Hiçbir şey yüklenmedi; daha sonra tekrar deneyin.',
  disk_full: 'Sunucuda kaydetmek için yer kalmadı.',
};

const pl: Words = {
  bad_request: 'Nie można odczytać żądania.',
  unauthenticated: 'Zaloguj się, aby kontynuować.',
  forbidden: 'Nie masz prawa „{action}” do „{subject}”. Zwróć się do administratora.',
  password_expired: 'Twoje hasło wygasło. Najpierw ustaw nowe.',
  registration_closed: 'Rejestracja jest obecnie zamknięta.',
  not_found: 'To nie istnieje lub zostało usunięte.',
  method_not_allowed: 'Ten adres nie przyjmuje metody {method}.',
  version_conflict: 'Ktoś w międzyczasie zapisał ten rekord.',
  in_use: 'Rekord jest używany i nie można go usunąć.',
  idempotency_mismatch: 'Tego Idempotency-Key użyto już do innego żądania.',
  wrong_state: 'W obecnym stanie nie jest to możliwe.',
  count_changed: 'Liczba odbiorców się zmieniła: teraz {count}.',
  too_large: 'Żądanie jest za duże.',
  unsupported_media_type: 'Serwer nie przyjmuje tego rodzaju treści.',
  range_not_satisfiable: 'Plik nie ma takiej części.',
  invalid: 'Niektóre wartości wymagają poprawy.',
  too_many_requests: 'Zbyt wiele żądań. Spróbuj ponownie za {seconds} s.',
  internal: 'Coś poszło nie tak na serwerze.',
  unavailable: 'Serwer nie może połączyć się z bazą danych. Spróbuj za chwilę.',
  storage_unavailable: 'Magazyn obrazów jest nieosiągalny. Nic nie przesłano, spróbuj później.',
  disk_full: 'Na serwerze brak miejsca na zapis.',
};

/** What each error code says, in every language. */
export const errorMessages: Readonly<Record<LanguageCode, Words>> = { en, ru, ua, ro, tr, pl };
