export { useArrasto } from './use-arrasto.ts'
export type { Parte } from './use-arrasto.ts'
