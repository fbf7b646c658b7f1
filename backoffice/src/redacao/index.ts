export { Redacao } from './redacao.tsx'
export type { ModoRedacao } from './redacao.tsx'
