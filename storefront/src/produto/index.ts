export { Cartao } from './cartao.tsx'
export { isTagVisivel, listSelos, nameOfTag } from './selos.ts'
