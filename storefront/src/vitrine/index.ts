export { Lista } from './lista.tsx'
export type { DadosLista } from './load-lista.ts'
