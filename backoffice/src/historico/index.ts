export { HistoricoDeMudancas } from './historico-de-mudancas.tsx'
export { useHistorico } from './use-historico.ts'
