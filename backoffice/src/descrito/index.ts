import './descrito.css'

export type { CampoDescrito } from './campo-descrito.ts'
export { Campos } from './campos.tsx'
export { RecursosProvider } from './recursos.ts'
export type { Recursos } from './recursos.ts'
export { asTexto, asTextos, asValor, asValores } from './valores.ts'
export type { Valor } from './valores.ts'
