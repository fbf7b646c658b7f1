export { createSomaDoEnsaio } from './soma.ts'
export type { CustoDoEnsaio, JulgadoDoEnsaio, SomaDosJulgados } from './soma.ts'
