export { isOperador } from './is-operador.ts'
