import { data } from 'react-router'

import type { ConteudoMensagem, ConversaDaEquipe, HistoricoChat } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'
import { nameCartao, pickCartoes, readCartao, type Cartao } from '@vitrine/conversa'

import { readContexto, type ContextoDoCliente } from '#cliente'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A room as it is opened. */
export interface DadosSala {
  historico: HistoricoChat
  /** What is looked for in it; '': nothing. */
  busca: string
  cartoes: Readonly<Record<string, Cartao | null>>
  /** Who answers, whether it is put off or done; null: the team's own room, or it could not be read. */
  conversa: ConversaDaEquipe | null
  contexto: ContextoDoCliente | null
}

/** Which room, and what is looked for in it. */
interface QualSala {
  idfornecedor: string
  sala: string
  busca?: string
}

/** A room as `readSala` has it. A room of another supplier is 404; null: it could not be read. */
export async function loadSala(client: Client, qual: QualSala): Promise<DadosSala | null> {
  const lida = await readSala(client, qual)
  if (typeof lida !== 'number') return lida
  if (lida < 500) throw data(null, { status: lida })
  return null
}

/**
 * A room with its newest messages, or those with words, what its cards show, and what is known of its cliente; the status of the refusal
 * where it was refused.
 */
export async function readSala(
  client: Client,
  { idfornecedor, sala, busca = '' }: QualSala,
): Promise<DadosSala | number> {
  if (!UUID.test(sala)) return 404
  const [resposta, conversa] = await Promise.all([
    client('GET /v4/chat/salas/{sala}/mensagens', {
      params: { sala },
      query: { idfornecedor, query: busca },
    }),
    client('GET /painel/v1/{idfornecedor}/conversas/{sala}', { params: { idfornecedor, sala } }),
  ])
  if (!resposta.ok) return resposta.status
  const historico = resposta.dados
  const { idcliente } = historico.sala
  const [cartoes, contexto] = await Promise.all([
    readCartoes(client, idfornecedor, historico),
    idcliente === null ? null : readContexto(client, { idfornecedor, idcliente }),
  ])
  return { historico, busca, cartoes, conversa: conversa.ok ? conversa.dados : null, contexto }
}

async function readCartoes(client: Client, idfornecedor: string, { mensagens, sala }: HistoricoChat) {
  const { numpedido } = sala
  const daSala: ConteudoMensagem[] = numpedido === null ? [] : [{ tipo: 'PEDIDO', numpedido }]
  const conteudos = pickCartoes([...daSala, ...mensagens.flatMap(({ conteudo }) => conteudo ?? [])])
  const onde = { idfornecedor, tipoEntrega: undefined }
  const lidos = conteudos.map(
    async (conteudo) => [nameCartao(conteudo), await readCartao(client, conteudo, onde)] as const,
  )
  return Object.fromEntries(await Promise.all(lidos))
}
