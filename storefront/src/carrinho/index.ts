export { usePutCombo } from './use-put-combo.ts'
export { pickCupom, rememberCupom } from './cupom-carrinho.ts'
export { withEmVigor } from './em-vigor.ts'
export type { CupomCarrinho } from './cupom-carrinho.ts'
export { computeEconomiaCombo } from './economia-combo.ts'
export { applyPasso, isWaiting, toItemCarrinho } from './estado.ts'
export { acknowledge, nadaEnviado } from './acknowledge.ts'
export type { Anotacoes, AssinaturaCarrinho, EstadoCarrinho, Situacao } from './estado.ts'
export { formatLinhasLink, MAX_LINHAS_LINK, parseLinhasLink } from './link-carrinho.ts'
export { listProdutos } from './list-produtos.ts'
export {
  CarrinhoProvider,
  useCarrinho,
  useCarro,
  useOpcoesTotais,
  useQuantidade,
  useSaveCarrinho,
  useServicos,
  useTotais,
} from './provider.tsx'
export { usePrevia } from './use-previa.ts'
export type { Previa } from './use-previa.ts'
export { useAddLinhas } from './use-add-linhas.ts'
export { toLinha } from './to-linha.ts'
export type { LinhaDoCarrinho } from './to-linha.ts'
export { bare } from './armazenamento.ts'
export { useBloqueado } from './bloqueio.ts'
export { refuseLocked, toPasso, useChangeCarrinho } from './use-change-carrinho.ts'
