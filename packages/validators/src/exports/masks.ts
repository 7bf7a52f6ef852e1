export { isComplete, mask, slotsOf, unmask } from '../masks/mask.ts';
export {
  isPhoneComplete,
  leadOf,
  maskPhone,
  type PhoneShape,
  unmaskPhone,
} from '../masks/phone.ts';
