export { ligacaoOf, resumoOf, useAgora, useEstadoLigacao, useRolagem } from '@vitrine/conversa'
export type { QuemConversa, SalaAberta } from '@vitrine/conversa'

export { meio } from './meio.ts'
export { nameSala } from './name-sala.ts'
export { nameCartao, pickCartoes, readCartao } from './read-cartao.ts'
export type { Cartao, ConteudoCartao, PedidoDoCartao } from './read-cartao.ts'
export { useCartao } from './use-cartao.ts'
