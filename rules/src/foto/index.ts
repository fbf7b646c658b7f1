export { readNomeDaFoto } from './read-nome-da-foto.ts'
export type { NomeDaFoto } from './read-nome-da-foto.ts'
