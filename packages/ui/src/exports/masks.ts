export { isComplete, mask, unmask } from '../masks/mask.ts';
export { isPhoneComplete, maskPhone, type PhoneShape, unmaskPhone } from '../masks/phone.ts';
