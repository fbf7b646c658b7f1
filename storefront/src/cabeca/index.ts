export { makeCabeca } from './make-cabeca.ts'
export { writeCabeca } from './write-cabeca.ts'
