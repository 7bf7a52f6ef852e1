import type { MailTemplates } from './mailTemplate.ts';

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
