export { purgeAvisosArea } from './aviso-area.repository.ts'
export { followAreas, sendAvisosArea } from './avisos-area.ts'
export { toCupomVivo, type CupomRow } from './cupom-vivo.ts'
export { createFornecedorHandlers } from './fornecedor.handlers.ts'
export { createFornecedores, type Fornecedores } from './fornecedores.ts'
export { createMapaDeAreas, type MapaDeAreas } from './mapa-de-areas.ts'
export type {
  AreaViva,
  CupomVivo,
  ComboVivo,
  DiaFechado,
  FormaEntregaViva,
  FormaPagamentoViva,
  FornecedorVivo,
} from './fornecedor-vivo.ts'
