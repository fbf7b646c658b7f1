export { closesAt, diasDePrazo, HORIZONTE_DIAS } from './agenda.ts'
export type { AgendaEntrega, Calendario } from './agenda.ts'
export { explainAbertura, hoursOf, isAbertaHoje } from './horario.ts'
export type { Abertura, Semana } from './horario.ts'
export { findFechado, isFeriado, listFeriados } from './feriado.ts'
export type { DiaFechado, Fechado } from './feriado.ts'
export { formatCorte, formatHoras, formatJanela } from './format-janela.ts'
export {
  computeTaxaEntrega,
  isAboveMinimo,
  listDegraus,
  menorMinimo,
  menorTaxa,
  nextDegrau,
  prazoDoLugar,
} from './frete.ts'
export type { DegrauFrete, FaixaFrete, LugarEntrega, TabelaFrete } from './frete.ts'
export { findJanela, firstJanela, listDatas } from './list-datas.ts'
export type { DataEntrega, JanelaEntrega, OpcoesAgenda, PrimeiraJanela } from './list-datas.ts'
export { computePeso, gramasPorUnidade } from './peso.ts'
export type { ProdutoPesado } from './peso.ts'
export { countVagas, hasVaga, isLimitada, vazia } from './vaga.ts'
export type { Capacidade, Ocupacao } from './vaga.ts'
