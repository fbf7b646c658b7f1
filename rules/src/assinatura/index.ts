export { instantDaRetentativa, instantDoCiclo } from './ciclo.ts'
export { dataOf, describeSerie, isDataDaSerie, listProximas, nextData } from './serie.ts'
export type { DataDaSerie, Periodo, Serie } from './serie.ts'
