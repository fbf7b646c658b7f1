export { cutTrecho, MAX_DESCRICAO, sayTamanho } from './cut-trecho.ts'
export { PreviaDoBuscador } from './previa-do-buscador.tsx'
