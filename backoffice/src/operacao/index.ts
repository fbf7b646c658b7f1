export { isOperador } from './is-operador.ts'
export { ESPECIES } from './especies.ts'
