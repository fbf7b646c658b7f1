export { createReceita } from './create-receita.ts'
export type { Receita } from './receita.ts'
