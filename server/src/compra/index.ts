export {
  isComprado,
  listCompras,
  selectCompras,
  type Comprador,
  type UltimaCompra,
} from './compra.repository.ts'
export { createComprasVivas, type ComprasVivas } from './compras-vivas.ts'
