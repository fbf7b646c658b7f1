export { SecaoAreas } from './secao-areas.tsx'
export { MapaDasAreas } from './mapa-das-areas.tsx'
export type { Tiles } from './fundo.ts'
