export { findSeparador } from './find-separador.ts'
export { showNumeroLido } from './show-numero-lido.ts'
