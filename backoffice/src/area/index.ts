export { SecaoAreas } from './secao-areas.tsx'
export type { Tiles } from './fundo.ts'
