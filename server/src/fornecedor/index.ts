export { listCarrosseis, toVersoes, type CarrosselVivo } from './carrossel-vivo.ts'
export { toCupomVivo, type CupomRow } from './cupom-vivo.ts'
export { entradasOf } from './complete-config.ts'
export { dressFornecedor, type Roupa } from './dress-fornecedor.ts'
export { createFornecedorHandlers } from './fornecedor.handlers.ts'
export { createFornecedores, type Fornecedores } from './fornecedores.ts'
export { findGuardado } from './find-guardado.ts'
export { removeDominios } from './remove-dominios.ts'
export { saveDominios } from './save-dominios.ts'
export { saveFornecedor, switchFornecedor, wearInicio } from './save-fornecedor.ts'
export { versionMarca } from './version-marca.ts'
export { toRegra } from './imposto-vivo.ts'
export type {
  AreaViva,
  CupomVivo,
  ComboVivo,
  ContaSelada,
  DiaFechado,
  FormaEntregaViva,
  FormaPagamentoViva,
  FornecedorVivo,
} from './fornecedor-vivo.ts'
export { colunasEntrega, toFormaEntrega, type FormaEntregaRow } from './forma-entrega.ts'
export { createIdentidadeHandlers } from './identidade.handlers.ts'
export { createApresentacaoHandlers } from './apresentacao.handlers.ts'
