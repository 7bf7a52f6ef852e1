import type { FindingMessages } from './en.ts';

export const ro: FindingMessages = {
  weak_secret: '{name} este scurt și poate fi ghicit. Setați cel puțin {least} caractere.',
  no_public_url:
    'PUBLIC_URL nu este setat, deci linkurile din e-mailuri se deschid doar pe server. Setați adresa pe care o deschid utilizatorii.',
  insecure_public_url:
    'PUBLIC_URL nu folosește https, deci parolele pot fi interceptate. Configurați https.',
  no_app_secret:
    'APP_SECRET nu este setat. Procesele care folosesc aceeași bază de date au nevoie de același secret. Setați-l pentru toate.',
  embedded_database:
    'Baza de date încorporată poate pierde ultimele secunde la o pană de curent. În producție, setați în DATABASE_URL PostgreSQL 15 sau mai nou.',
  database_in_use:
    'Serverul pornit folosește baza de date încorporată. Rulați verificarea sistemului în secțiunea Setări.',
  no_database: 'Nu există încă o bază de date. Prima pornire o creează.',
  database_unreachable:
    'Baza de date nu răspunde. Verificați DATABASE_URL și dacă serverul bazei de date rulează.',
  old_database: 'PostgreSQL {version} este prea vechi. Actualizați la versiunea 15 sau mai nouă.',
  missing_extension:
    'Lipsește extensia {name}. Rulați "create extension {name}" ca administrator al bazei de date.',
  wrong_encoding:
    'Baza de date folosește codificarea {encoding}. Creați o bază de date cu codificarea UTF8.',
  read_only_database:
    'Baza de date este o replică doar pentru citire. Setați în DATABASE_URL serverul principal.',
  slow_database:
    'O interogare durează {milliseconds} ms. Mutați serverul mai aproape de baza de date.',
  pending_migrations:
    'Migrări în așteptare: {count}. Rulează la următoarea pornire a acestei versiuni.',
  clock_off:
    'Ceasul diferă de {source} cu {seconds} s. De el depind codurile de autentificare și sesiunile. Activați sincronizarea orei (NTP).',
  low_disk: 'În DATA_DIR au rămas {megabytes} MB. Eliberați spațiu sau măriți discul.',
  unwritable_data_dir: 'Nu se poate scrie în DATA_DIR. Corectați proprietarul și permisiunile.',
  bucket_unreachable: 'Bucketul nu răspunde. Verificați S3_ENDPOINT și rețeaua.',
  bucket_denied:
    'Bucketul refuză accesul. Verificați S3_ACCESS_KEY, S3_SECRET_KEY și permisiunile de listare, citire, scriere și ștergere.',
  no_bucket: 'Bucketul {bucket} nu există. Creați-l sau corectați S3_BUCKET.',
  bucket_refused:
    'Un fișier de test nu a putut fi scris, citit și șters. Verificați configurația bucketului.',
  unreadable_photos:
    'Browserele nu pot citi fotografiile de la S3_PUBLIC_URL. Corectați adresa sau eliminați-o, iar fotografiile vor fi servite de acest server.',
  mail_unreachable: 'Serverul de e-mail nu răspunde. Verificați SMTP_URL și rețeaua.',
  mail_tls:
    'Conexiunea criptată cu serverul de e-mail a eșuat. Verificați portul din SMTP_URL și certificatul serverului.',
  mail_auth: 'Serverul de e-mail refuză contul. Verificați utilizatorul și parola din SMTP_URL.',
  mail_refused: 'Serverul de e-mail refuză conexiunea. Motivul este în răspunsul lui.',
  telegram_unreachable: 'Telegram nu răspunde. Verificați TELEGRAM_API_URL și rețeaua.',
  telegram_token: 'Telegram refuză tokenul. Copiați din nou TELEGRAM_BOT_TOKEN din BotFather.',
  telegram_no_public_url:
    'PUBLIC_URL nu este setat, deci Telegram nu poate livra mesajele clienților. Setați-l.',
  telegram_webhook:
    'Telegram livrează mesajele la altă adresă. Reporniți serverul sau apelați dvs. setWebhook.',
  telegram_delivery:
    'Telegram nu poate livra mesajele clienților către acest server. Verificați că PUBLIC_URL este accesibil din internet.',
  proxy_untrusted:
    'Cererile vin printr-un proxy, dar TRUST_PROXY nu este setat. Toți utilizatorii au aceeași adresă și aceleași limite. Setați TRUST_PROXY={hops}.',
  proxy_missing:
    'TRUST_PROXY este setat, dar cererea nu are X-Forwarded-For. Configurați antetul în proxy sau eliminați TRUST_PROXY.',
  proxy_trusts_all:
    'TRUST_PROXY=true acceptă adrese pe care clienții le pot falsifica. Setați numărul de proxy-uri, de exemplu 1.',
  proxy_hops:
    'Proxy-uri parcurse de cerere: {hops}, iar TRUST_PROXY este {trusted}. Setați numărul proxy-urilor dvs. și lăsați primul să înlocuiască X-Forwarded-For.',
  public_url_unreachable: 'PUBLIC_URL nu răspunde. Verificați proxy-ul, DNS-ul și firewallul.',
  other_server:
    'PUBLIC_URL nu duce la un server cu aceste setări. Corectați-l sau porniți serverul cu același APP_SECRET.',
  timed_out: 'Verificarea a fost oprită după {seconds} s.',
  check_failed: 'Verificarea nu a putut fi rulată.',
};
