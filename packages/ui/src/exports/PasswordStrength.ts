export {
  PasswordStrength,
  type PasswordStrengthProps,
} from '../fields/password/PasswordStrength.tsx';
