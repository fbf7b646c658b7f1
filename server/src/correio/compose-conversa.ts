import { pluralize } from '@vitrine/rules/texto'

import { uuidv7 } from '#infra'

import { toLinha } from './compose-acesso.ts'
import type { Carta } from './compose.ts'

/** What waits in a conversation; its words stay there, where they can be withdrawn. */
export interface ConversaNaoLida {
  para: string
  pessoa: string
  loja: string
  /** Of which the conversation is; null: of the customer as such. */
  numpedido: number | null
  novas: number
  link: string
}

/** "The store answered, and nobody has looked yet", once until somebody does. */
export function composeConversaNaoLida({
  para,
  pessoa,
  loja,
  numpedido,
  novas,
  link,
}: ConversaNaoLida): Carta {
  const sobre = numpedido === null ? '' : ` sobre o pedido ${numpedido}`
  const quantas = pluralize(novas, 'mensagem nova', 'mensagens novas')
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: ${quantas}${sobre}`,
    texto: `Olá, ${toLinha(pessoa)}!\n\n${loja} escreveu para você${sobre}: ${quantas} na conversa.\n\nLer e responder: ${link}\n\nEste aviso vai uma vez; o próximo só depois que você abrir a conversa.\n\n${loja}`,
    modelo: { id: 'conversa-nao-lida', partes: { pessoa: toLinha(pessoa), loja, link, quantas, sobre } },
  }
}
