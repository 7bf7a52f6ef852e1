export { installDomFallbacks } from '../testing/domFallbacks.ts';
export { answerConfirm, readAlerts } from '../testing/overlays.ts';
export { type ReadTable, readTable } from '../testing/readTable.ts';
export { UiTestProviders } from '../testing/UiTestProviders.tsx';
