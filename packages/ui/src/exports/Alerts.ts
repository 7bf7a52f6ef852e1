export { AlertsProvider, useAlerts } from '../feedback/AlertsProvider.tsx';
export {
  type AlertInput,
  type AlertStore,
  type Alerts,
  type AlertTone,
  createAlerts,
} from '../feedback/alertStore.ts';
