export { Cartao } from './cartao.tsx'
export { isTagVisivel, nameOfTag } from './selos.ts'
