export { SecaoLojas } from './secao-lojas.tsx'
export { novaLoja, readLoja, toTextosDaLoja } from './loja.ts'
