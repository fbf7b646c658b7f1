export { semRegras, tiposDeCondicao } from './configuracao.ts'
export type {
  CentroCusto,
  CondicaoAprovacao,
  ConfiguracaoAprovacao,
  NivelAprovacao,
  PessoaAprovacao,
  RegraAprovacao,
  Suplente,
} from './configuracao.ts'
export { compareLinhas } from './compare-pedido.ts'
export type { LinhaComparada, MudancaDaLinha } from './compare-pedido.ts'
export { acoesAprovacao, estadosAprovacao, isAberta, nomeDoEstado } from './estado.ts'
export type { AcaoAprovacao, EstadoAprovacao } from './estado.ts'
export { findBecos } from './find-becos.ts'
export type { Beco } from './find-becos.ts'
export { followAprovacao } from './follow-aprovacao.ts'
export type { AndamentoAprovacao } from './follow-aprovacao.ts'
export { planAprovacao } from './plan-aprovacao.ts'
export type { NivelPlanejado, PedidoAJulgar, PlanoAprovacao } from './plan-aprovacao.ts'
export { simulateAprovacao } from './simulate-aprovacao.ts'
export type { PedidoPassado, SimulacaoAprovacao } from './simulate-aprovacao.ts'
