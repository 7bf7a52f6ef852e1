import Car from 'lucide-react/icons/car';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { listRoutes, sheetRoutes } from '../../screens/routes.ts';

export const carClasses: ModuleDefinition = {
  name: 'car-classes',
  subject: 'car-classes',
  group: 'access',
  icon: Car,
  title: 'car_classes.title',
  routes: listRoutes(
    'car-classes',
    () => import('./CarClassList.tsx').then((chunk) => chunk.CarClassList),
    sheetRoutes('car_classes.new', () =>
      import('./CarClassForm.tsx').then((chunk) => chunk.CarClassForm),
    ),
  ),
};
