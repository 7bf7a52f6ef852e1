export { ru as strings } from '../strings/ru.ts';
