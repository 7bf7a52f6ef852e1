export { sanitizeHtml } from '../fields/rich/sanitize.ts';
