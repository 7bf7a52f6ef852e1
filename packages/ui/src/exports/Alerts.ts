export {
  AlertsProvider,
  type AlertsProviderProps,
  useAlerts,
} from '../feedback/AlertsProvider.tsx';
export {
  type AlertInput,
  type AlertStore,
  type Alerts,
  type AlertTone,
  createAlerts,
} from '../feedback/alertStore.ts';
