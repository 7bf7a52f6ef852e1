export { normalDomain, normalEmail } from '../text/addresses.ts';
export { foldedLetter, identityKey, isBlank, normalLine, normalText } from '../text/normalForm.ts';
