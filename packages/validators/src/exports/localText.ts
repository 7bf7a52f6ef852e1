export { isAmbiguous, isDay, isLocal, readLocal, writeLocal } from '../text/localText.ts';
