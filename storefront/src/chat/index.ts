export {
  describeAnexo,
  isAnexo,
  isCartao,
  ligacaoOf,
  nameAutor,
  nameCartao,
  pickCartoes,
  readCartao,
  resumoOf,
  useEstadoLigacao,
} from '@vitrine/conversa'
export type { Cartao, ConteudoCartao, PedidoDoCartao, QuemConversa, SalaAberta } from '@vitrine/conversa'

export { meio } from './meio.ts'
export { nameSala } from './name-sala.ts'
export { useCartao } from './use-cartao.ts'
