import type { MailTemplates } from './mailTemplate.ts';

/** To a user whose address was used to register again. Values: `link`. */
export const alreadyRegistered: MailTemplates = {
  en: {
    subject: 'You already have an account',
    heading: 'You already have an account',
    paragraphs: [
      'Someone tried to register with this address, but it already has an account.',
      'If you forgot your password, set a new one.',
    ],
    button: 'Set a new password',
    note: 'If this was not you, ignore this e-mail. Your account has not changed.',
  },
  ru: {
    subject: 'У вас уже есть учётная запись',
    heading: 'У вас уже есть учётная запись',
    paragraphs: [
      'С этим адресом пытались зарегистрироваться, но учётная запись для него уже есть.',
      'Если вы забыли пароль, задайте новый.',
    ],
    button: 'Задать новый пароль',
    note: 'Если это были не вы, проигнорируйте это письмо. Учётная запись не изменилась.',
  },
  ua: {
    subject: 'У вас уже є обліковий запис',
    heading: 'У вас уже є обліковий запис',
    paragraphs: [
      'Із цією адресою намагалися зареєструватися, але обліковий запис для неї вже є.',
      'Якщо ви забули пароль, задайте новий.',
    ],
    button: 'Задати новий пароль',
    note: 'Якщо це були не ви, проігноруйте цей лист. Обліковий запис не змінився.',
  },
  ro: {
    subject: 'Aveți deja un cont',
    heading: 'Aveți deja un cont',
    paragraphs: [
      'Cineva a încercat să se înregistreze cu această adresă, dar ea are deja un cont.',
      'Dacă ați uitat parola, setați una nouă.',
    ],
    button: 'Setați o parolă nouă',
    note: 'Dacă nu ați fost dvs., ignorați acest e-mail. Contul nu s-a schimbat.',
  },
  tr: {
    subject: 'Zaten bir hesabınız var',
    heading: 'Zaten bir hesabınız var',
    paragraphs: [
      'Bu adresle kaydolmaya çalışıldı, ancak bu adrese ait bir hesap zaten var.',
      'Parolanızı unuttuysanız yenisini belirleyin.',
    ],
    button: 'Yeni parola belirle',
    note: 'Bu siz değilseniz bu e-postayı dikkate almayın. Hesabınız değişmedi.',
  },
  pl: {
    subject: 'Masz już konto',
    heading: 'Masz już konto',
    paragraphs: [
      'Ktoś próbował zarejestrować się z tym adresem, ale konto z nim już istnieje.',
      'Jeśli nie pamiętasz hasła, ustaw nowe.',
    ],
    button: 'Ustaw nowe hasło',
    note: 'Jeśli to nie Ty, zignoruj tę wiadomość. Twoje konto się nie zmieniło.',
  },
};

/** Verifies an e-mail address. Values: `link`, `period`. */
export const confirmEmail: MailTemplates = {
  en: {
    subject: 'Confirm your e-mail address',
    heading: 'Confirm your e-mail address',
    paragraphs: [
      'An account was created with this address. Confirm that it is yours. The link is valid for {period}.',
    ],
    button: 'Confirm e-mail address',
    note: 'If this was not you, ignore this e-mail. The account stays inactive until the address is confirmed.',
  },
  ru: {
    subject: 'Подтвердите адрес почты',
    heading: 'Подтвердите адрес почты',
    paragraphs: [
      'С этим адресом создана учётная запись. Подтвердите, что он ваш. Ссылка действует {period}.',
    ],
    button: 'Подтвердить адрес',
    note: 'Если это были не вы, проигнорируйте это письмо. Без подтверждения учётная запись останется неактивной.',
  },
  ua: {
    subject: 'Підтвердьте адресу пошти',
    heading: 'Підтвердьте адресу пошти',
    paragraphs: [
      'З цією адресою створено обліковий запис. Підтвердьте, що вона ваша. Посилання діє {period}.',
    ],
    button: 'Підтвердити адресу',
    note: 'Якщо це були не ви, проігноруйте цей лист. Без підтвердження обліковий запис залишиться неактивним.',
  },
  ro: {
    subject: 'Confirmați adresa de e-mail',
    heading: 'Confirmați adresa de e-mail',
    paragraphs: [
      'Cu această adresă a fost creat un cont. Confirmați că vă aparține. Linkul este valabil {period}.',
    ],
    button: 'Confirmați adresa',
    note: 'Dacă nu ați fost dvs., ignorați acest e-mail. Fără confirmare, contul rămâne inactiv.',
  },
  tr: {
    subject: 'E-posta adresinizi doğrulayın',
    heading: 'E-posta adresinizi doğrulayın',
    paragraphs: [
      'Bu adresle bir hesap oluşturuldu. Adresin size ait olduğunu doğrulayın. Bağlantı {period} geçerlidir.',
    ],
    button: 'Adresi doğrula',
    note: 'Bu siz değilseniz bu e-postayı dikkate almayın. Adres doğrulanmadan hesap etkinleşmez.',
  },
  pl: {
    subject: 'Potwierdź adres e-mail',
    heading: 'Potwierdź adres e-mail',
    paragraphs: [
      'Na ten adres założono konto. Potwierdź, że należy do Ciebie. Link jest ważny przez {period}.',
    ],
    button: 'Potwierdź adres',
    note: 'Jeśli to nie Ty, zignoruj tę wiadomość. Bez potwierdzenia konto pozostanie nieaktywne.',
  },
};

/** To a user whose account was created by an admin. Values: `link`, `period`, `inviter`. */
export const invitation: MailTemplates = {
  en: {
    subject: 'You are invited to Rentyard',
    heading: 'Welcome to Rentyard',
    paragraphs: [
      '{inviter} created an account for you in the admin panel. Set a password to sign in. The link works once and is valid for {period}.',
    ],
    button: 'Set a password',
  },
  ru: {
    subject: 'Вас пригласили в Rentyard',
    heading: 'Добро пожаловать в Rentyard',
    paragraphs: [
      '{inviter} приглашает вас в панель управления. Учётная запись уже создана. Задайте пароль, чтобы войти. Ссылка одноразовая и действует {period}.',
    ],
    button: 'Задать пароль',
  },
  ua: {
    subject: 'Вас запросили до Rentyard',
    heading: 'Ласкаво просимо до Rentyard',
    paragraphs: [
      '{inviter} запрошує вас до панелі керування. Обліковий запис уже створено. Задайте пароль, щоб увійти. Посилання одноразове і діє {period}.',
    ],
    button: 'Задати пароль',
  },
  ro: {
    subject: 'Invitație în Rentyard',
    heading: 'Bine ați venit în Rentyard',
    paragraphs: [
      '{inviter} v-a creat un cont în panoul de administrare. Setați o parolă pentru a vă autentifica. Linkul poate fi folosit o singură dată și este valabil {period}.',
    ],
    button: 'Setați o parolă',
  },
  tr: {
    subject: 'Rentyard’a davet edildiniz',
    heading: 'Rentyard’a hoş geldiniz',
    paragraphs: [
      '{inviter} yönetim panelinde sizin için bir hesap oluşturdu. Giriş yapmak için bir parola belirleyin. Bağlantı tek kullanımlıktır ve {period} geçerlidir.',
    ],
    button: 'Parola belirle',
  },
  pl: {
    subject: 'Zaproszenie do Rentyard',
    heading: 'Witamy w Rentyard',
    paragraphs: [
      '{inviter} zaprasza Cię do panelu administracyjnego. Konto jest już gotowe. Ustaw hasło, aby się zalogować. Link jest jednorazowy i ważny przez {period}.',
    ],
    button: 'Ustaw hasło',
  },
};

/** To a user whose registration an admin has approved. Values: `link`. */
export const accountOpened: MailTemplates = {
  en: {
    subject: 'Your account is approved',
    heading: 'Your account is approved',
    paragraphs: ['An administrator approved your registration. You can now sign in.'],
    button: 'Sign in',
  },
  ru: {
    subject: 'Ваша учётная запись одобрена',
    heading: 'Ваша учётная запись одобрена',
    paragraphs: ['Администратор одобрил вашу регистрацию. Теперь вы можете войти.'],
    button: 'Войти',
  },
  ua: {
    subject: 'Ваш обліковий запис схвалено',
    heading: 'Ваш обліковий запис схвалено',
    paragraphs: ['Адміністратор схвалив вашу реєстрацію. Тепер ви можете увійти.'],
    button: 'Увійти',
  },
  ro: {
    subject: 'Contul dvs. a fost aprobat',
    heading: 'Contul dvs. a fost aprobat',
    paragraphs: ['Un administrator v-a aprobat înregistrarea. Acum vă puteți autentifica.'],
    button: 'Autentificați-vă',
  },
  tr: {
    subject: 'Hesabınız onaylandı',
    heading: 'Hesabınız onaylandı',
    paragraphs: ['Bir yönetici kaydınızı onayladı. Artık giriş yapabilirsiniz.'],
    button: 'Giriş yap',
  },
  pl: {
    subject: 'Twoje konto zostało zatwierdzone',
    heading: 'Twoje konto zostało zatwierdzone',
    paragraphs: ['Administrator zatwierdził Twoją rejestrację. Możesz się już zalogować.'],
    button: 'Zaloguj się',
  },
};
