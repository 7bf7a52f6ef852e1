import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the code step and of the sign-in dialog. */
export const messages = defineMessages({
  en: {
    'code.text': 'We have mailed you a code of six digits. Enter it to finish signing in.',
    'code.label': 'Code from the mail',
    'code.until': 'Valid until {time}',
    'code.expired': 'The code has expired. Enter your password again to get another one.',
    'code.resend': 'Send another code',
    'code.resend_in': 'Send another code in {seconds} s',
    'code.sent': 'Code was sent successfully!',
    'code.back': 'Use another account',
    'code.again': 'Enter the password again',
    'again.title': 'Your session has ended',
    'again.text':
      'Sign in to go on. What you typed is still there, and a save that was under way goes on by itself.',
    'again.leave': 'Leave the form',
    'again.other_title': 'You signed in as {name}',
    'again.other_text':
      'What stands in the form was typed by {former}. Keep it as your own, or leave it? A draft of it waits for {former}.',
    'again.keep': 'Keep it',
    'again.drop': 'Leave it',
  },
  ru: {
    'code.text': 'Мы отправили вам код из шести цифр. Введите его, чтобы завершить вход.',
    'code.label': 'Код из письма',
    'code.until': 'Действует до {time}',
    'code.expired': 'Срок действия кода истёк. Введите пароль ещё раз, чтобы получить новый.',
    'code.resend': 'Отправить код ещё раз',
    'code.resend_in': 'Отправить код ещё раз через {seconds} с',
    'code.sent': 'Код успешно отправлен!',
    'code.back': 'Войти под другой учётной записью',
    'code.again': 'Ввести пароль ещё раз',
    'again.title': 'Ваш сеанс завершён',
    'again.text':
      'Войдите, чтобы продолжить. Всё введённое на месте, а начатое сохранение продолжится само.',
    'again.leave': 'Покинуть форму',
    'again.other_title': 'Вы вошли как {name}',
    'again.other_text':
      'Данные в форме ввёл другой человек: {former}. Оставить их как свои или покинуть форму? Черновик для него сохранён.',
    'again.keep': 'Оставить',
    'again.drop': 'Покинуть форму',
  },
  ua: {
    'code.text': 'Ми надіслали вам код із шести цифр. Введіть його, щоб завершити вхід.',
    'code.label': 'Код із листа',
    'code.until': 'Дійсний до {time}',
    'code.expired': 'Термін дії коду минув. Введіть пароль ще раз, щоб отримати новий.',
    'code.resend': 'Надіслати код ще раз',
    'code.resend_in': 'Надіслати код ще раз через {seconds} с',
    'code.sent': 'Код успішно надіслано!',
    'code.back': 'Увійти під іншим обліковим записом',
    'code.again': 'Ввести пароль ще раз',
    'again.title': 'Ваш сеанс завершено',
    'again.text':
      'Увійдіть, щоб продовжити. Усе введене на місці, а розпочате збереження продовжиться саме.',
    'again.leave': 'Залишити форму',
    'again.other_title': 'Ви увійшли як {name}',
    'again.other_text':
      'Дані у формі ввела інша людина: {former}. Лишити їх як свої чи вийти з форми? Чернетку для неї збережено.',
    'again.keep': 'Лишити дані',
    'again.drop': 'Вийти з форми',
  },
  ro: {
    'code.text':
      'V-am trimis prin e-mail un cod din șase cifre. Introduceți-l pentru a finaliza autentificarea.',
    'code.label': 'Codul din e-mail',
    'code.until': 'Valabil până la {time}',
    'code.expired': 'Codul a expirat. Introduceți din nou parola pentru a primi altul.',
    'code.resend': 'Trimiteți alt cod',
    'code.resend_in': 'Trimiteți alt cod peste {seconds} s',
    'code.sent': 'Codul a fost trimis cu succes!',
    'code.back': 'Folosiți alt cont',
    'code.again': 'Introduceți din nou parola',
    'again.title': 'Sesiunea s-a încheiat',
    'again.text':
      'Autentificați-vă pentru a continua. Tot ce ați scris este la locul lui, iar salvarea începută continuă singură.',
    'again.leave': 'Părăsiți formularul',
    'again.other_title': 'V-ați autentificat ca {name}',
    'again.other_text':
      'Datele din formular au fost scrise de {former}. Le păstrați ca fiind ale dvs. sau părăsiți formularul? O ciornă rămâne pentru {former}.',
    'again.keep': 'Păstrați datele',
    'again.drop': 'Părăsiți formularul',
  },
  tr: {
    'code.text':
      'Size e-postayla altı haneli bir kod gönderdik. Girişi tamamlamak için kodu yazın.',
    'code.label': 'E-postadaki kod',
    'code.until': 'Geçerlilik: {time}',
    'code.expired': 'Kodun süresi doldu. Yeni bir kod almak için parolanızı yeniden girin.',
    'code.resend': 'Yeni kod gönder',
    'code.resend_in': '{seconds} sn sonra yeni kod gönder',
    'code.sent': 'Kod başarıyla gönderildi!',
    'code.back': 'Başka bir hesap kullan',
    'code.again': 'Parolayı yeniden gir',
    'again.title': 'Oturumunuz sona erdi',
    'again.text':
      'Devam etmek için giriş yapın. Yazdıklarınız yerinde duruyor; başlamış olan kaydetme kendiliğinden sürer.',
    'again.leave': 'Formdan çık',
    'again.other_title': '{name} olarak giriş yaptınız',
    'again.other_text':
      'Formdaki bilgileri {former} yazdı. Kendi bilgileriniz olarak tutmak mı, formdan çıkmak mı istersiniz? {former} için bir taslak saklandı.',
    'again.keep': 'Bilgileri tut',
    'again.drop': 'Formdan çık',
  },
  pl: {
    'code.text': 'Wysłaliśmy do Ciebie sześciocyfrowy kod. Wpisz go, aby dokończyć logowanie.',
    'code.label': 'Kod z wiadomości',
    'code.until': 'Ważny do {time}',
    'code.expired': 'Kod wygasł. Wpisz ponownie hasło, aby otrzymać nowy.',
    'code.resend': 'Wyślij kod ponownie',
    'code.resend_in': 'Wyślij kod ponownie za {seconds} s',
    'code.sent': 'Kod został wysłany!',
    'code.back': 'Użyj innego konta',
    'code.again': 'Wpisz hasło ponownie',
    'again.title': 'Twoja sesja wygasła',
    'again.text':
      'Zaloguj się, aby kontynuować. Wpisane dane są na miejscu, a rozpoczęty zapis dokończy się sam.',
    'again.leave': 'Opuść formularz',
    'again.other_title': 'Zalogowano jako {name}',
    'again.other_text':
      'Dane w formularzu wpisała inna osoba: {former}. Zachować je jako własne czy opuścić formularz? Szkic dla tej osoby został zachowany.',
    'again.keep': 'Zachowaj dane',
    'again.drop': 'Opuść formularz',
  },
});
