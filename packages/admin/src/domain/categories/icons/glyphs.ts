import type { categoryIcons } from '@rentyard/contract/entities/category/categoryIcons';
import type { Glyph } from '@rentyard/ui/Icon';
import AirVent from 'lucide-react/icons/air-vent';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import Axe from 'lucide-react/icons/axe';
import BatteryCharging from 'lucide-react/icons/battery-charging';
import Bolt from 'lucide-react/icons/bolt';
import Boxes from 'lucide-react/icons/boxes';
import BrickWall from 'lucide-react/icons/brick-wall';
import Building2 from 'lucide-react/icons/building-2';
import Bus from 'lucide-react/icons/bus';
import Cable from 'lucide-react/icons/cable';
import Car from 'lucide-react/icons/car';
import Caravan from 'lucide-react/icons/caravan';
import Cog from 'lucide-react/icons/cog';
import Construction from 'lucide-react/icons/construction';
import Container from 'lucide-react/icons/container';
import Cylinder from 'lucide-react/icons/cylinder';
import Drill from 'lucide-react/icons/drill';
import Droplets from 'lucide-react/icons/droplets';
import Factory from 'lucide-react/icons/factory';
import Fan from 'lucide-react/icons/fan';
import Fence from 'lucide-react/icons/fence';
import Flame from 'lucide-react/icons/flame';
import Forklift from 'lucide-react/icons/forklift';
import Fuel from 'lucide-react/icons/fuel';
import Gauge from 'lucide-react/icons/gauge';
import Hammer from 'lucide-react/icons/hammer';
import HardHat from 'lucide-react/icons/hard-hat';
import Layers from 'lucide-react/icons/layers';
import Leaf from 'lucide-react/icons/leaf';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Mountain from 'lucide-react/icons/mountain';
import MoveVertical from 'lucide-react/icons/move-vertical';
import Package from 'lucide-react/icons/package';
import PaintRoller from 'lucide-react/icons/paint-roller';
import Pickaxe from 'lucide-react/icons/pickaxe';
import Plug from 'lucide-react/icons/plug';
import Road from 'lucide-react/icons/road';
import Ruler from 'lucide-react/icons/ruler';
import Scale from 'lucide-react/icons/scale';
import Ship from 'lucide-react/icons/ship';
import Shovel from 'lucide-react/icons/shovel';
import Snowflake from 'lucide-react/icons/snowflake';
import Thermometer from 'lucide-react/icons/thermometer';
import Tractor from 'lucide-react/icons/tractor';
import Trees from 'lucide-react/icons/trees';
import Truck from 'lucide-react/icons/truck';
import Warehouse from 'lucide-react/icons/warehouse';
import Weight from 'lucide-react/icons/weight';
import Wind from 'lucide-react/icons/wind';
import Wrench from 'lucide-react/icons/wrench';
import Zap from 'lucide-react/icons/zap';

/** The icons. The set is large, so it loads with the first form that shows one. */
export const glyphs: Readonly<Record<(typeof categoryIcons)[number], Glyph>> = {
  truck: Truck,
  tractor: Tractor,
  construction: Construction,
  forklift: Forklift,
  shovel: Shovel,
  pickaxe: Pickaxe,
  hammer: Hammer,
  drill: Drill,
  wrench: Wrench,
  'hard-hat': HardHat,
  road: Road,
  cylinder: Cylinder,
  mountain: Mountain,
  layers: Layers,
  boxes: Boxes,
  container: Container,
  warehouse: Warehouse,
  factory: Factory,
  'building-2': Building2,
  'brick-wall': BrickWall,
  fence: Fence,
  'move-vertical': MoveVertical,
  'arrow-up-from-line': ArrowUpFromLine,
  weight: Weight,
  scale: Scale,
  ruler: Ruler,
  zap: Zap,
  plug: Plug,
  fuel: Fuel,
  'battery-charging': BatteryCharging,
  lightbulb: Lightbulb,
  gauge: Gauge,
  wind: Wind,
  fan: Fan,
  'air-vent': AirVent,
  flame: Flame,
  snowflake: Snowflake,
  thermometer: Thermometer,
  droplets: Droplets,
  'paint-roller': PaintRoller,
  trees: Trees,
  leaf: Leaf,
  axe: Axe,
  cable: Cable,
  bolt: Bolt,
  cog: Cog,
  ship: Ship,
  car: Car,
  bus: Bus,
  caravan: Caravan,
  package: Package,
};
