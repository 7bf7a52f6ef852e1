export { ImageField, type ImageFieldProps, type StoredImage } from '../fields/ImageField.tsx';
