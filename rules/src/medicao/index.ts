export { listFaltasGa4, nomesGa4, type NomeGa4 } from './esquema-ga4.ts'
export {
  createEventosGa4,
  type Compra,
  type EventoGa4,
  type EventosGa4,
  type LinhaVista,
} from './evento-ga4.ts'
export { idGa4Of } from './id-ga4.ts'
export type { LinhaMedida, ListaMedida, ProdutoMedido } from './item-ga4.ts'
export {
  bucketOf,
  countOf,
  deviceOf,
  dispositivos,
  metricas,
  percentileOf,
  shareBom,
  type Dispositivo,
  type Metrica,
} from './metrica.ts'
export { readUtm } from './utm.ts'
