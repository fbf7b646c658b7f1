export { findSeparador } from './find-separador.ts'
