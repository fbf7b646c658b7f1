export { Cartao } from './cartao.tsx'
export { Parecido } from './parecido.tsx'
