export { Compra, FormCarrinho, useMotivo } from './compra.tsx'
export type { EstadoCarrinho } from './estado.ts'
export { useCarrinho, useQuantidade } from './provider.tsx'
