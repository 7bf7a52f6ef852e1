/** The version of the product, which the browser compares with that of the server (P-BOOT-8). */
export { version } from '../../../package.json';
