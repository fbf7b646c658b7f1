export { findErroNaArvore, type CategoriaNaArvore } from './arvore.ts'
