export { describeAgente } from './describe-agente.ts'
