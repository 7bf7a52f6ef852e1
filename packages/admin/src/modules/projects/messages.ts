import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
export const messages = defineMessages({
  en: {
    'projects.title': 'Projects',
    'projects.create': 'Create project',
    'projects.new': 'New project',
  },
  ru: {
    'projects.title': 'Проекты',
    'projects.create': 'Создать проект',
    'projects.new': 'Новый проект',
  },
  ua: {
    'projects.title': 'Проєкти',
    'projects.create': 'Створити проєкт',
    'projects.new': 'Новий проєкт',
  },
  ro: {
    'projects.title': 'Proiecte',
    'projects.create': 'Creați un proiect',
    'projects.new': 'Proiect nou',
  },
  tr: {
    'projects.title': 'Projeler',
    'projects.create': 'Proje oluştur',
    'projects.new': 'Yeni proje',
  },
  pl: {
    'projects.title': 'Projekty',
    'projects.create': 'Utwórz projekt',
    'projects.new': 'Nowy projekt',
  },
});

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
  en: {
    'projects.save': 'Save project',
    'projects.mail': 'Mail server',
    'projects.password_set': 'A password is saved. Enter a new one to replace it.',
    'projects.password_unset': 'Stored encrypted and never shown again.',
    'projects.field.smtp_server': 'Server',
    'projects.field.smtp_port': 'Port',
    'projects.field.smtp_username': 'Username',
    'projects.field.smtp_password': 'Password',
    'projects.test': 'Test e-mail',
    'projects.test_to': 'Recipient',
    'projects.test_hint': 'Sent immediately with the saved settings.',
    'projects.test_save_first': 'Save the project first. The test uses the saved settings.',
    'projects.test_send': 'Send test e-mail',
    'projects.test_sent': 'The mail server accepted the e-mail for {to}.',
    'projects.test_response': 'Server response',
    'projects.test_failed.not_set_up':
      'No mail server is saved for this project. Enter its settings and save.',
    'projects.test_failed.address_refused':
      'This address is private or local and not allowed. Enter a public mail server.',
    'projects.test_failed.unreachable': 'The mail server is unreachable. Check its name and port.',
    'projects.test_failed.timeout': 'The mail server did not respond in time. Try again later.',
    'projects.test_failed.tls':
      'The encrypted connection failed. Check the port and the server certificate.',
    'projects.test_failed.auth': 'The mail server rejected the username or password. Check both.',
    'projects.test_failed.rejected': 'The mail server rejected the e-mail. Check the recipient.',
    'projects.empty': 'No projects yet',
    'projects.empty_text': 'Add a site of the marketplace with its own domain and mail server.',
  },
  ru: {
    'projects.save': 'Сохранить проект',
    'projects.mail': 'Почтовый сервер',
    'projects.password_set': 'Пароль сохранён. Введите новый, чтобы заменить его.',
    'projects.password_unset': 'Хранится в зашифрованном виде и больше не отображается.',
    'projects.field.smtp_server': 'Сервер',
    'projects.field.smtp_port': 'Порт',
    'projects.field.smtp_username': 'Имя пользователя',
    'projects.field.smtp_password': 'Пароль',
    'projects.test': 'Тестовое письмо',
    'projects.test_to': 'Получатель',
    'projects.test_hint': 'Отправляется сразу с сохранёнными настройками.',
    'projects.test_save_first':
      'Сначала сохраните проект: для проверки берутся сохранённые настройки.',
    'projects.test_send': 'Отправить тестовое письмо',
    'projects.test_sent': 'Почтовый сервер принял письмо для {to}.',
    'projects.test_response': 'Ответ сервера',
    'projects.test_failed.not_set_up':
      'Почтовый сервер для проекта не сохранён. Введите настройки и сохраните.',
    'projects.test_failed.address_refused':
      'Частные и локальные адреса запрещены. Укажите публичный почтовый сервер.',
    'projects.test_failed.unreachable': 'Почтовый сервер недоступен. Проверьте имя и порт.',
    'projects.test_failed.timeout': 'Почтовый сервер не ответил вовремя. Повторите попытку позже.',
    'projects.test_failed.tls':
      'Не удалось установить защищённое соединение. Проверьте порт и сертификат сервера.',
    'projects.test_failed.auth':
      'Почтовый сервер отклонил имя пользователя или пароль. Проверьте их.',
    'projects.test_failed.rejected': 'Почтовый сервер отклонил письмо. Проверьте получателя.',
    'projects.empty': 'Проектов пока нет',
    'projects.empty_text': 'Добавьте сайт площадки со своим доменом и почтовым сервером.',
  },
  ua: {
    'projects.save': 'Зберегти проєкт',
    'projects.mail': 'Поштовий сервер',
    'projects.password_set': 'Пароль збережено. Введіть новий, щоб замінити його.',
    'projects.password_unset': 'Зберігається в зашифрованому вигляді й більше не відображається.',
    'projects.field.smtp_server': 'Сервер',
    'projects.field.smtp_port': 'Порт',
    'projects.field.smtp_username': 'Ім’я користувача',
    'projects.field.smtp_password': 'Пароль',
    'projects.test': 'Тестовий лист',
    'projects.test_to': 'Отримувач',
    'projects.test_hint': 'Надсилається одразу зі збереженими налаштуваннями.',
    'projects.test_save_first':
      'Спочатку збережіть проєкт: для перевірки беруться збережені налаштування.',
    'projects.test_send': 'Надіслати тестовий лист',
    'projects.test_sent': 'Поштовий сервер прийняв лист для {to}.',
    'projects.test_response': 'Відповідь сервера',
    'projects.test_failed.not_set_up':
      'Поштовий сервер для проєкту не збережено. Введіть налаштування та збережіть.',
    'projects.test_failed.address_refused':
      'Приватні й локальні адреси заборонено. Вкажіть публічний поштовий сервер.',
    'projects.test_failed.unreachable': 'Поштовий сервер недоступний. Перевірте ім’я та порт.',
    'projects.test_failed.timeout': 'Поштовий сервер не відповів вчасно. Спробуйте пізніше.',
    'projects.test_failed.tls':
      'Не вдалося встановити захищене з’єднання. Перевірте порт і сертифікат сервера.',
    'projects.test_failed.auth':
      'Поштовий сервер відхилив ім’я користувача або пароль. Перевірте їх.',
    'projects.test_failed.rejected': 'Поштовий сервер відхилив лист. Перевірте отримувача.',
    'projects.empty': 'Проєктів поки немає',
    'projects.empty_text': 'Додайте сайт маркетплейсу зі своїм доменом і поштовим сервером.',
  },
  ro: {
    'projects.save': 'Salvați proiectul',
    'projects.mail': 'Server de e-mail',
    'projects.password_set': 'Parola este salvată. Introduceți una nouă pentru a o înlocui.',
    'projects.password_unset': 'Se păstrează criptată și nu mai este afișată.',
    'projects.field.smtp_server': 'Server',
    'projects.field.smtp_port': 'Port',
    'projects.field.smtp_username': 'Nume de utilizator',
    'projects.field.smtp_password': 'Parolă',
    'projects.test': 'E-mail de test',
    'projects.test_to': 'Destinatar',
    'projects.test_hint': 'Se trimite imediat, cu setările salvate.',
    'projects.test_save_first': 'Salvați mai întâi proiectul. Testul folosește setările salvate.',
    'projects.test_send': 'Trimiteți e-mailul de test',
    'projects.test_sent': 'Serverul de e-mail a acceptat mesajul pentru {to}.',
    'projects.test_response': 'Răspunsul serverului',
    'projects.test_failed.not_set_up':
      'Proiectul nu are un server de e-mail salvat. Introduceți setările și salvați.',
    'projects.test_failed.address_refused':
      'Adresele private sau locale nu sunt permise. Introduceți un server de e-mail public.',
    'projects.test_failed.unreachable':
      'Serverul de e-mail nu poate fi contactat. Verificați numele și portul.',
    'projects.test_failed.timeout':
      'Serverul de e-mail nu a răspuns la timp. Încercați din nou mai târziu.',
    'projects.test_failed.tls':
      'Conexiunea criptată nu a reușit. Verificați portul și certificatul serverului.',
    'projects.test_failed.auth':
      'Serverul de e-mail a respins numele de utilizator sau parola. Verificați-le.',
    'projects.test_failed.rejected':
      'Serverul de e-mail a respins mesajul. Verificați destinatarul.',
    'projects.empty': 'Nu există încă proiecte',
    'projects.empty_text':
      'Adăugați un site al platformei, cu domeniu și server de e-mail proprii.',
  },
  tr: {
    'projects.save': 'Projeyi kaydet',
    'projects.mail': 'E-posta sunucusu',
    'projects.password_set': 'Parola kayıtlı. Değiştirmek için yenisini girin.',
    'projects.password_unset': 'Şifreli saklanır ve bir daha gösterilmez.',
    'projects.field.smtp_server': 'Sunucu',
    'projects.field.smtp_port': 'Bağlantı noktası',
    'projects.field.smtp_username': 'Kullanıcı adı',
    'projects.field.smtp_password': 'Parola',
    'projects.test': 'Test e-postası',
    'projects.test_to': 'Alıcı',
    'projects.test_hint': 'Kayıtlı ayarlarla hemen gönderilir.',
    'projects.test_save_first': 'Önce projeyi kaydedin. Test, kayıtlı ayarları kullanır.',
    'projects.test_send': 'Test e-postası gönder',
    'projects.test_sent': 'E-posta sunucusu {to} için e-postayı kabul etti.',
    'projects.test_response': 'Sunucunun yanıtı',
    'projects.test_failed.not_set_up':
      'Bu proje için kayıtlı e-posta sunucusu yok. Ayarları girip kaydedin.',
    'projects.test_failed.address_refused':
      'Özel veya yerel adreslere izin verilmez. Herkese açık bir e-posta sunucusu girin.',
    'projects.test_failed.unreachable':
      'E-posta sunucusuna ulaşılamıyor. Adını ve bağlantı noktasını kontrol edin.',
    'projects.test_failed.timeout':
      'E-posta sunucusu zamanında yanıt vermedi. Daha sonra tekrar deneyin.',
    'projects.test_failed.tls':
      'Şifreli bağlantı kurulamadı. Bağlantı noktasını ve sunucu sertifikasını kontrol edin.',
    'projects.test_failed.auth':
      'E-posta sunucusu kullanıcı adını veya parolayı reddetti. İkisini de kontrol edin.',
    'projects.test_failed.rejected': 'E-posta sunucusu e-postayı reddetti. Alıcıyı kontrol edin.',
    'projects.empty': 'Henüz proje yok',
    'projects.empty_text': 'Kendi alan adı ve e-posta sunucusu olan bir pazaryeri sitesi ekleyin.',
  },
  pl: {
    'projects.save': 'Zapisz projekt',
    'projects.mail': 'Serwer poczty',
    'projects.password_set': 'Hasło jest zapisane. Wpisz nowe, aby je zastąpić.',
    'projects.password_unset':
      'Przechowywane w postaci zaszyfrowanej i nie będzie ponownie wyświetlane.',
    'projects.field.smtp_server': 'Serwer',
    'projects.field.smtp_port': 'Port',
    'projects.field.smtp_username': 'Nazwa użytkownika',
    'projects.field.smtp_password': 'Hasło',
    'projects.test': 'Wiadomość testowa',
    'projects.test_to': 'Odbiorca',
    'projects.test_hint': 'Zostanie wysłana od razu z zapisanymi ustawieniami.',
    'projects.test_save_first': 'Najpierw zapisz projekt. Test używa zapisanych ustawień.',
    'projects.test_send': 'Wyślij wiadomość testową',
    'projects.test_sent': 'Serwer poczty przyjął wiadomość do {to}.',
    'projects.test_response': 'Odpowiedź serwera',
    'projects.test_failed.not_set_up':
      'Projekt nie ma zapisanego serwera poczty. Wprowadź ustawienia i zapisz.',
    'projects.test_failed.address_refused':
      'Adresy prywatne i lokalne są niedozwolone. Podaj publiczny serwer poczty.',
    'projects.test_failed.unreachable':
      'Nie można połączyć się z serwerem poczty. Sprawdź nazwę i port.',
    'projects.test_failed.timeout':
      'Serwer poczty nie odpowiedział na czas. Spróbuj ponownie później.',
    'projects.test_failed.tls':
      'Nie udało się nawiązać szyfrowanego połączenia. Sprawdź port i certyfikat serwera.',
    'projects.test_failed.auth': 'Serwer poczty odrzucił nazwę użytkownika lub hasło. Sprawdź je.',
    'projects.test_failed.rejected': 'Serwer poczty odrzucił wiadomość. Sprawdź odbiorcę.',
    'projects.empty': 'Brak projektów',
    'projects.empty_text': 'Dodaj witrynę platformy z własną domeną i serwerem poczty.',
  },
});
