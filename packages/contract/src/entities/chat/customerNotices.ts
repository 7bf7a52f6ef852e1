import { unknownVariable } from './textVariables.ts';

/**
 * Messages to owners and clients: decisions about offers and orders, and reminders of returns. Each has a
 * text of its own.
 */
export const customerNotices = [
  'offer_approved',
  'offer_rejected',
  'offer_hidden',
  'order_approved',
  'order_rejected',
  'order_changed',
  'order_cancelled',
  'owner_order_approved',
  'owner_order_changed',
  'owner_order_cancelled',
  'return_tomorrow',
  'return_late',
] as const;

export type CustomerNotice = (typeof customerNotices)[number];

/** Who receives a message: the owner of the machine, or the client of the order. */
export const noticeRecipients = ['owner', 'client'] as const;

export type NoticeRecipient = (typeof noticeRecipients)[number];

const common = ['first_name', 'name', 'project', 'offer', 'code'] as const;
const order = [...common, 'from', 'to', 'total'] as const;

/** The variables of the texts. A message has only those that its event knows. */
export type NoticeVariable = (typeof order)[number] | 'reason';

interface Declared {
  readonly resource: 'offers' | 'orders';
  readonly recipient: NoticeRecipient;
  readonly variables: readonly NoticeVariable[];
}

const toOwner = { resource: 'offers', recipient: 'owner', variables: common } as const;
const toClient = { resource: 'orders', recipient: 'client', variables: order } as const;
const toOwnerOfOrder = { resource: 'orders', recipient: 'owner', variables: order } as const;

/** By message: the records that it is about, its recipient, and the variables of its text. */
export const declaredNotices: Readonly<Record<CustomerNotice, Declared>> = {
  offer_approved: toOwner,
  offer_rejected: { ...toOwner, variables: [...common, 'reason'] },
  offer_hidden: toOwner,
  order_approved: toClient,
  order_rejected: { ...toClient, variables: [...order, 'reason'] },
  order_changed: toClient,
  order_cancelled: { ...toClient, variables: [...order, 'reason'] },
  owner_order_approved: toOwnerOfOrder,
  owner_order_changed: toOwnerOfOrder,
  owner_order_cancelled: { ...toOwnerOfOrder, variables: [...order, 'reason'] },
  return_tomorrow: toClient,
  return_late: toClient,
};

/** The longest text. With its values it still fits a message of the channels. */
export const noticeTextMax = 2_000;

/** The problem of a text with a variable that the message does not have. */
export function noticeTextProblem(notice: CustomerNotice, text: string) {
  return unknownVariable(text, declaredNotices[notice].variables);
}
