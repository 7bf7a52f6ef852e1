export { cleanPhones } from '../masks/cleanPhone.ts';
export { isComplete, mask, slotsOf, unmask } from '../masks/mask.ts';
export {
  isPhoneComplete,
  leadOf,
  maskPhone,
  type PhoneShape,
  phoneExample,
  unmaskPhone,
} from '../masks/phone.ts';
