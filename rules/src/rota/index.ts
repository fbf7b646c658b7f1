export { isNaRota, tagDaRota } from './rota.ts'
