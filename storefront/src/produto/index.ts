export { BaixarPrecos } from './baixar-precos.tsx'
export { Cartao } from './cartao.tsx'
export { Parecido } from './parecido.tsx'
