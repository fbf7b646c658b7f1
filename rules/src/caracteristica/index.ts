export { readCaracteristicas, tiposCaracteristica } from './caracteristica.ts'
export type { IsInscricao } from './read-inscricao-estadual.ts'
export type { CampoCaracteristica, LeituraCaracteristicas, TipoCaracteristica } from './caracteristica.ts'
