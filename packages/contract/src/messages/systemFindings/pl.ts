import type { FindingMessages } from './en.ts';

export const pl: FindingMessages = {
  weak_secret: 'Wartość {name} jest krótka i można ją odgadnąć. Ustaw co najmniej {least} znaków.',
  no_public_url:
    'PUBLIC_URL nie jest ustawiony, więc linki w e-mailach otwierają się tylko na serwerze. Ustaw adres, który otwierają użytkownicy.',
  insecure_public_url:
    'PUBLIC_URL nie używa https, więc hasła można przechwycić. Skonfiguruj https.',
  no_app_secret:
    'APP_SECRET nie jest ustawiony. Procesy ze wspólną bazą danych potrzebują tej samej wartości. Ustaw ją dla wszystkich.',
  embedded_database:
    'Wbudowana baza danych może utracić ostatnie sekundy po zaniku zasilania. W środowisku produkcyjnym ustaw w DATABASE_URL PostgreSQL 15 lub nowszy.',
  database_in_use:
    'Wbudowanej bazy danych używa działający serwer. Uruchom test systemu w sekcji Ustawienia.',
  no_database: 'Bazy danych jeszcze nie ma. Utworzy ją pierwsze uruchomienie.',
  database_unreachable:
    'Baza danych nie odpowiada. Sprawdź DATABASE_URL i działanie serwera bazy danych.',
  old_database: 'PostgreSQL {version} jest za stary. Zaktualizuj go do wersji 15 lub nowszej.',
  missing_extension:
    'Brakuje rozszerzenia {name}. Wykonaj "create extension {name}" jako administrator bazy danych.',
  wrong_encoding: 'Baza danych używa kodowania {encoding}. Utwórz bazę danych z kodowaniem UTF8.',
  read_only_database:
    'Baza danych jest repliką tylko do odczytu. Ustaw w DATABASE_URL serwer główny.',
  slow_database: 'Zapytanie trwa {milliseconds} ms. Umieść serwer bliżej bazy danych.',
  pending_migrations: 'Oczekujące migracje: {count}. Wykona je następne uruchomienie tej wersji.',
  clock_off:
    'Zegar różni się od {source} o {seconds} s. Zależą od niego kody logowania i sesje. Włącz synchronizację czasu (NTP).',
  low_disk: 'W DATA_DIR zostało {megabytes} MB. Zwolnij miejsce lub powiększ dysk.',
  unwritable_data_dir: 'Nie można zapisywać w DATA_DIR. Popraw właściciela i uprawnienia.',
  bucket_unreachable: 'Bucket nie odpowiada. Sprawdź S3_ENDPOINT i sieć.',
  bucket_denied:
    'Bucket odmawia dostępu. Sprawdź S3_ACCESS_KEY, S3_SECRET_KEY oraz uprawnienia do listowania, odczytu, zapisu i usuwania.',
  no_bucket: 'Bucket {bucket} nie istnieje. Utwórz go lub popraw S3_BUCKET.',
  bucket_refused:
    'Nie udało się zapisać, odczytać i usunąć pliku testowego. Sprawdź konfigurację bucketu.',
  unreadable_photos:
    'Przeglądarki nie mogą odczytać zdjęć z S3_PUBLIC_URL. Popraw adres lub usuń go, wtedy zdjęcia poda ten serwer.',
  mail_unreachable: 'Serwer poczty nie odpowiada. Sprawdź SMTP_URL i sieć.',
  mail_tls:
    'Szyfrowane połączenie z serwerem poczty nie powiodło się. Sprawdź port w SMTP_URL i certyfikat serwera.',
  mail_auth: 'Serwer poczty odrzuca konto. Sprawdź użytkownika i hasło w SMTP_URL.',
  mail_refused: 'Serwer poczty odrzuca połączenie. Przyczyna jest w jego odpowiedzi.',
  telegram_unreachable: 'Telegram nie odpowiada. Sprawdź TELEGRAM_API_URL i sieć.',
  telegram_token: 'Telegram odrzuca token. Skopiuj ponownie TELEGRAM_BOT_TOKEN z BotFather.',
  telegram_no_public_url:
    'PUBLIC_URL nie jest ustawiony, więc Telegram nie może dostarczać wiadomości klientów. Ustaw go.',
  telegram_webhook:
    'Telegram dostarcza wiadomości pod inny adres. Uruchom serwer ponownie lub samodzielnie wywołaj setWebhook.',
  telegram_delivery:
    'Telegram nie może dostarczyć wiadomości klientów do tego serwera. Sprawdź, czy PUBLIC_URL jest dostępny z internetu.',
  proxy_untrusted:
    'Żądania przychodzą przez serwer proxy, ale TRUST_PROXY nie jest ustawiony. Wszyscy użytkownicy mają jeden adres i wspólne limity. Ustaw TRUST_PROXY={hops}.',
  proxy_missing:
    'TRUST_PROXY jest ustawiony, ale żądanie nie ma nagłówka X-Forwarded-For. Skonfiguruj go na serwerze proxy lub usuń TRUST_PROXY.',
  proxy_trusts_all:
    'TRUST_PROXY=true przyjmuje adresy, które klienci mogą sfałszować. Ustaw liczbę serwerów proxy, na przykład 1.',
  proxy_hops:
    'Liczba serwerów proxy na drodze żądania: {hops}, a TRUST_PROXY to {trusted}. Ustaw liczbę swoich serwerów proxy, a pierwszy z nich niech zastępuje X-Forwarded-For.',
  public_url_unreachable: 'PUBLIC_URL nie odpowiada. Sprawdź serwer proxy, DNS i zaporę sieciową.',
  other_server:
    'PUBLIC_URL nie prowadzi do serwera z tymi ustawieniami. Popraw go lub uruchom serwer z tym samym APP_SECRET.',
  timed_out: 'Test zatrzymano po {seconds} s.',
  check_failed: 'Nie udało się wykonać testu.',
};
