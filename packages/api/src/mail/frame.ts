import type { LanguageCode } from '@rentyard/contract/languages';

/** The text around the content of every mail. */
interface Frame {
  readonly greeting: string;
  /** Introduces the URL of the button, for mail clients without buttons. */
  readonly address: string;
  readonly footer: string;
}

export const frames: Readonly<Record<LanguageCode, Frame>> = {
  en: {
    greeting: 'Hello, {name}!',
    address: 'Or open this address:',
    footer: 'Rentyard sent this e-mail automatically. Please do not reply.',
  },
  ru: {
    greeting: 'Здравствуйте, {name}!',
    address: 'Или откройте этот адрес:',
    footer: 'Rentyard отправил это письмо автоматически. Пожалуйста, не отвечайте на него.',
  },
  ua: {
    greeting: 'Вітаємо, {name}!',
    address: 'Або відкрийте цю адресу:',
    footer: 'Rentyard надіслав цей лист автоматично. Будь ласка, не відповідайте на нього.',
  },
  ro: {
    greeting: 'Bună ziua, {name}!',
    address: 'Sau deschideți această adresă:',
    footer: 'Rentyard a trimis acest e-mail automat. Vă rugăm să nu răspundeți.',
  },
  tr: {
    greeting: 'Merhaba, {name}!',
    address: 'Ya da bu adresi açın:',
    footer: 'Bu e-postayı Rentyard otomatik olarak gönderdi. Lütfen yanıtlamayın.',
  },
  pl: {
    greeting: 'Dzień dobry, {name}!',
    address: 'Albo otwórz ten adres:',
    footer: 'Rentyard wysłał tę wiadomość automatycznie. Prosimy na nią nie odpowiadać.',
  },
};
