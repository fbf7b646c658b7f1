export { Cartao } from './cartao.tsx'
export { listSelos, nameOfTag } from './selos.ts'
