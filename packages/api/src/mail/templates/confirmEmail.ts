import type { MailTemplates } from './mailTemplate.ts';

/** Verifies an e-mail address. Values: `link`, `period`. */
export const confirmEmail: MailTemplates = {
  en: {
    subject: 'Confirm your e-mail address',
    heading: 'Confirm your e-mail address',
    paragraphs: [
      'An account was made with this address. Confirm within {period} that it is yours.',
    ],
    button: 'Confirm the address',
    note: 'It was not you? Then do nothing: without the confirmation the account stays closed.',
  },
  ru: {
    subject: 'Подтвердите адрес почты',
    heading: 'Подтвердите адрес почты',
    paragraphs: [
      'С этим адресом создана учётная запись. Подтвердите, что он ваш: ссылка действует {period}.',
    ],
    button: 'Подтвердить адрес',
    note: 'Это были не вы? Ничего не делайте: без подтверждения учётная запись останется закрытой.',
  },
  ua: {
    subject: 'Підтвердьте адресу пошти',
    heading: 'Підтвердьте адресу пошти',
    paragraphs: [
      'З цією адресою створено обліковий запис. Підтвердьте, що вона ваша: посилання діє {period}.',
    ],
    button: 'Підтвердити адресу',
    note: 'Це були не ви? Нічого не робіть: без підтвердження обліковий запис залишиться закритим.',
  },
  ro: {
    subject: 'Confirmați adresa de e-mail',
    heading: 'Confirmați adresa de e-mail',
    paragraphs: [
      'Cu această adresă a fost creat un cont. Confirmați că vă aparține: linkul este valabil {period}.',
    ],
    button: 'Confirm adresa',
    note: 'Nu ați fost dumneavoastră? Nu faceți nimic: fără confirmare contul rămâne închis.',
  },
  tr: {
    subject: 'E-posta adresinizi doğrulayın',
    heading: 'E-posta adresinizi doğrulayın',
    paragraphs: [
      'Bu adresle bir hesap oluşturuldu. Adresin size ait olduğunu doğrulayın: bağlantı {period} geçerlidir.',
    ],
    button: 'Adresi doğrula',
    note: 'Bunu siz yapmadınız mı? Hiçbir şey yapmayın: doğrulanmayan hesap kapalı kalır.',
  },
  pl: {
    subject: 'Potwierdź adres e-mail',
    heading: 'Potwierdź adres e-mail',
    paragraphs: [
      'Na ten adres założono konto. Potwierdź, że należy do Ciebie: link jest ważny przez {period}.',
    ],
    button: 'Potwierdź adres',
    note: 'To nie Ty? Nie rób nic: bez potwierdzenia konto pozostanie zamknięte.',
  },
};
