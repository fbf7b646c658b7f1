export { especieCupom } from './especie-cupom.ts'
