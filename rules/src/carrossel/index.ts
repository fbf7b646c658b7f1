export { isAplicavel } from './is-aplicavel.ts'
export type { CondicoesCarrossel, PedidoDeCarrossel } from './is-aplicavel.ts'
export { esperaDaCarga, nextCarga } from './carga.ts'
