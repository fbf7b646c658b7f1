export { computeServicos } from './compute-servicos.ts'
export { describeServico } from './frase.ts'
export { offerServicos } from './offer-servicos.ts'
export type { EscolhaServico, Servico, ServicoCalculado, ServicoOferecido } from './servico.ts'
