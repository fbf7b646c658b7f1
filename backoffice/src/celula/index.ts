export { CampoDaCelula } from './campo-da-celula.tsx'
export { useCelulas } from './use-celulas.ts'
export type { Celulas } from './use-celulas.ts'
