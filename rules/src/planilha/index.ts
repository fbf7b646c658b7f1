export { findSeparador } from './find-separador.ts'
export { showNumero, showNumeroLido } from './show-numero.ts'
