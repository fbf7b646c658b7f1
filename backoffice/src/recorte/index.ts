export { MenuDeRecortes } from './menu-de-recortes.tsx'
export type { ComoSeDiz, Filtro } from './pedido.ts'
