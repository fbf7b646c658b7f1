export { readCaracteristicas, tiposCaracteristica } from './caracteristica.ts'
export type { CampoCaracteristica, LeituraCaracteristicas, TipoCaracteristica } from './caracteristica.ts'
