export {
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

export { BotoesDaJanela } from './botoes-da-janela.ts'
export { closeJanela, janela, openJanela } from './janela.store.ts'
export type { AssuntoDaJanela } from './janela.store.ts'
export { meio } from './meio.ts'
export { nameSala } from './name-sala.ts'
export { useCartao } from './use-cartao.ts'
