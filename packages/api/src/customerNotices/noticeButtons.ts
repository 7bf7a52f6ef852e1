import type { CustomerNotice } from '@rentyard/contract/entities/chat/customerNotices';
import type { MessageButton } from '@rentyard/contract/entities/chat/messageButtons';

/** The buttons below the messages of the bot. E-mails have none. */
export const noticeButtons: Readonly<Partial<Record<CustomerNotice, readonly MessageButton[]>>> = {
  offer_approved: ['available', 'not_available'],
  offer_hidden: ['available', 'not_available'],
  order_approved: ['confirm'],
  order_changed: ['confirm'],
  owner_order_approved: ['confirm', 'not_available'],
  owner_order_changed: ['confirm', 'not_available'],
  owner_order_cancelled: ['available', 'not_available'],
  return_tomorrow: ['confirm'],
};
