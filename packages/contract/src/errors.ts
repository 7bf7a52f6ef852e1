import type { LanguageCode } from './languages.ts';
import type { Option } from './values.ts';

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
}

export interface WireProblem {
  readonly rule: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly message: string;
}

/** A record that points at another. */
export interface Use extends Option {
  readonly subject: string;
}

const en = {
  bad_request: 'The request cannot be read.',
  unauthenticated: 'Sign in to go on.',
  forbidden: 'You have no right to {action} {subject}. Ask an administrator.',
  not_found: 'This does not exist or was deleted.',
  method_not_allowed: 'This address does not take the method {method}.',
  version_conflict: 'Somebody saved this record meanwhile.',
  in_use: 'This record is in use and cannot be deleted.',
  idempotency_mismatch: 'This Idempotency-Key was used for another request.',
  too_large: 'The request is too large.',
  unsupported_media_type: 'The server does not take this kind of content.',
  invalid: 'Some values need correction.',
  too_many_requests: 'Too many requests. Try again in {seconds} s.',
  internal: 'Something went wrong on the server.',
  unavailable: 'The server cannot reach its database. Try again shortly.',
  disk_full: 'The server has no space left to save.',
} as const;

export type ErrorCode = keyof typeof en;
type Words = { readonly [Code in ErrorCode]: string };

const ru: Words = {
  bad_request: 'Запрос не удалось прочитать.',
  unauthenticated: 'Войдите, чтобы продолжить.',
  forbidden: 'У вас нет права «{action}» на «{subject}». Обратитесь к администратору.',
  not_found: 'Этого не существует или оно удалено.',
  method_not_allowed: 'Этот адрес не принимает метод {method}.',
  version_conflict: 'Кто-то уже сохранил эту запись.',
  in_use: 'Запись используется, удалить её нельзя.',
  idempotency_mismatch: 'Этот Idempotency-Key уже использован для другого запроса.',
  too_large: 'Запрос слишком велик.',
  unsupported_media_type: 'Сервер не принимает такой вид содержимого.',
  invalid: 'Некоторые значения нужно исправить.',
  too_many_requests: 'Слишком много запросов. Повторите через {seconds} с.',
  internal: 'На сервере что-то пошло не так.',
  unavailable: 'Сервер не может связаться с базой данных. Повторите чуть позже.',
  disk_full: 'На сервере нет места для сохранения.',
};

const ua: Words = {
  bad_request: 'Запит не вдалося прочитати.',
  unauthenticated: 'Увійдіть, щоб продовжити.',
  forbidden: 'У вас немає права «{action}» на «{subject}». Зверніться до адміністратора.',
  not_found: 'Цього не існує або воно видалене.',
  method_not_allowed: 'Ця адреса не приймає метод {method}.',
  version_conflict: 'Хтось уже зберіг цей запис.',
  in_use: 'Запис використовується, видалити його не можна.',
  idempotency_mismatch: 'Цей Idempotency-Key уже використано для іншого запиту.',
  too_large: 'Запит завеликий.',
  unsupported_media_type: 'Сервер не приймає такий вид вмісту.',
  invalid: 'Деякі значення потрібно виправити.',
  too_many_requests: 'Забагато запитів. Повторіть через {seconds} с.',
  internal: 'На сервері щось пішло не так.',
  unavailable: 'Сервер не може зв’язатися з базою даних. Повторіть трохи згодом.',
  disk_full: 'На сервері немає місця для збереження.',
};

const ro: Words = {
  bad_request: 'Cererea nu poate fi citită.',
  unauthenticated: 'Autentificați-vă pentru a continua.',
  forbidden: 'Nu aveți dreptul „{action}” pentru „{subject}”. Adresați-vă unui administrator.',
  not_found: 'Nu există sau a fost șters.',
  method_not_allowed: 'Această adresă nu acceptă metoda {method}.',
  version_conflict: 'Altcineva a salvat între timp această înregistrare.',
  in_use: 'Înregistrarea este folosită și nu poate fi ștearsă.',
  idempotency_mismatch: 'Acest Idempotency-Key a fost folosit pentru altă cerere.',
  too_large: 'Cererea este prea mare.',
  unsupported_media_type: 'Serverul nu acceptă acest tip de conținut.',
  invalid: 'Unele valori trebuie corectate.',
  too_many_requests: 'Prea multe cereri. Reveniți peste {seconds} s.',
  internal: 'Ceva nu a mers bine pe server.',
  unavailable: 'Serverul nu ajunge la baza de date. Reveniți în scurt timp.',
  disk_full: 'Serverul nu mai are spațiu pentru salvare.',
};

const tr: Words = {
  bad_request: 'İstek okunamadı.',
  unauthenticated: 'Devam etmek için giriş yapın.',
  forbidden: '“{subject}” için “{action}” yetkiniz yok. Bir yöneticiye başvurun.',
  not_found: 'Böyle bir şey yok ya da silinmiş.',
  method_not_allowed: 'Bu adres {method} yöntemini kabul etmiyor.',
  version_conflict: 'Bu kaydı bu arada başka biri kaydetti.',
  in_use: 'Kayıt kullanımda, silinemez.',
  idempotency_mismatch: 'Bu Idempotency-Key başka bir istek için kullanılmış.',
  too_large: 'İstek çok büyük.',
  unsupported_media_type: 'Sunucu bu içerik türünü kabul etmiyor.',
  invalid: 'Bazı değerlerin düzeltilmesi gerekiyor.',
  too_many_requests: 'Çok fazla istek. {seconds} sn sonra tekrar deneyin.',
  internal: 'Sunucuda bir sorun oluştu.',
  unavailable: 'Sunucu veritabanına ulaşamıyor. Birazdan tekrar deneyin.',
  disk_full: 'Sunucuda kaydetmek için yer kalmadı.',
};

const pl: Words = {
  bad_request: 'Nie można odczytać żądania.',
  unauthenticated: 'Zaloguj się, aby kontynuować.',
  forbidden: 'Nie masz prawa „{action}” do „{subject}”. Zwróć się do administratora.',
  not_found: 'To nie istnieje lub zostało usunięte.',
  method_not_allowed: 'Ten adres nie przyjmuje metody {method}.',
  version_conflict: 'Ktoś w międzyczasie zapisał ten rekord.',
  in_use: 'Rekord jest używany i nie można go usunąć.',
  idempotency_mismatch: 'Tego Idempotency-Key użyto już do innego żądania.',
  too_large: 'Żądanie jest za duże.',
  unsupported_media_type: 'Serwer nie przyjmuje tego rodzaju treści.',
  invalid: 'Niektóre wartości wymagają poprawy.',
  too_many_requests: 'Zbyt wiele żądań. Spróbuj ponownie za {seconds} s.',
  internal: 'Coś poszło nie tak na serwerze.',
  unavailable: 'Serwer nie może połączyć się z bazą danych. Spróbuj za chwilę.',
  disk_full: 'Na serwerze brak miejsca na zapis.',
};

/** What each error code says, in every language. */
export const errorMessages: Readonly<Record<LanguageCode, Words>> = { en, ru, ua, ro, tr, pl };
