import type { ConteudoMensagem, Fornecedor, HistoricoChat, TipoEntrega } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'
import { describePromessa } from '@vitrine/rules/atendimento'

import { nameCartao, pickCartoes, readCartao } from '#chat'
import type { Cartao } from '#chat'
import { hojeNaLoja } from '#pedido'

/** Who reads rooms, and by which calls: the loader of a page, or the window in the browser. */
export interface Leitor {
  client: Client
  loja: Pick<Fornecedor, 'idfornecedor' | 'fuso'>
  idcliente: string
  tipoEntrega: TipoEntrega | undefined
}

/** What is read of a room. */
export interface Trecho {
  sala: string
  /** What was written before a message, instead of the newest. */
  antes: number | undefined
  /** What has these words. */
  busca: string
  /** Who comes from its cart asks for a better price of it. */
  isPeloPreco: boolean
}

/** A room with its newest messages, those before one or those with words, and what its cards show; `falha`: its history could not be read. */
export async function readSala(leitor: Leitor, { sala, antes, busca, isPeloPreco }: Trecho) {
  const [resposta, promessa] = await Promise.all([
    leitor.client('GET /v4/chat/salas/{sala}/mensagens', {
      params: { sala },
      query: { ...quemOf(leitor), antes, query: busca },
    }),
    readPromessa(leitor),
  ])
  const historico = resposta.ok ? resposta.dados : null
  return {
    quem: quemOf(leitor),
    promessa,
    historico,
    falha: resposta.ok ? null : { status: resposta.status, mensagem: resposta.falha.error },
    busca,
    isPeloPreco,
    /** Not the newest: what is told meanwhile does not belong below it. */
    isTrecho: antes !== undefined || busca !== '',
    cartoes: historico ? await readCartoes(leitor, historico) : {},
    hoje: hojeNaLoja(leitor.loja),
    /** Of the form's next message: sent twice, it is one. */
    idmensagem: crypto.randomUUID(),
    agora: new Date().toISOString(),
  }
}

/** What a room was read with, once it could be. */
export type DadosSala = Omit<Awaited<ReturnType<typeof readSala>>, 'historico' | 'falha'> & {
  historico: HistoricoChat
}

/** A page of the rooms of a cliente at this store; null when they could not be read. */
export async function readSalas(leitor: Leitor, page: number) {
  const resposta = await leitor.client('GET /v4/chat/salas', { query: { ...quemOf(leitor), page } })
  return resposta.ok ? resposta.dados : null
}

export const quemOf = ({ loja: { idfornecedor }, idcliente }: Pick<Leitor, 'loja' | 'idcliente'>) => ({
  idfornecedor,
  idcliente,
})

export function readPage({ searchParams }: URL): number {
  const page = Number(searchParams.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, 100_000) : 1
}

/** Which stretch of a room an address names. */
export function trechoOf({ searchParams }: URL, sala: string): Trecho {
  return {
    sala,
    antes: Number(searchParams.get('antes')) || undefined,
    busca: (searchParams.get('busca') ?? '').trim().slice(0, 100),
    isPeloPreco: searchParams.get('assunto') === 'preco',
  }
}

/** When the store answers, in words; null: nothing is known of that. */
async function readPromessa({ client, loja }: Leitor): Promise<string | null> {
  const { idfornecedor, fuso } = loja
  const resposta = await client('GET /v4/chat/expediente', { query: { idfornecedor } })
  if (!resposta.ok) return null
  const { volta_em, fechado_hoje: hoje, prazo_minutos: minutos } = resposta.dados
  const volta = volta_em === null ? null : new Date(volta_em)
  return describePromessa({ volta, hoje, minutos, agora: new Date(), fuso })
}

/** What the cards of a stretch show, and the order that the room is about. */
async function readCartoes(
  leitor: Leitor,
  { mensagens, sala: { numpedido } }: HistoricoChat,
): Promise<Record<string, Cartao | null>> {
  const daSala: ConteudoMensagem[] = numpedido === null ? [] : [{ tipo: 'PEDIDO', numpedido }]
  const conteudos = pickCartoes([...daSala, ...mensagens.flatMap(({ conteudo }) => conteudo ?? [])])
  const onde = { ...quemOf(leitor), tipoEntrega: leitor.tipoEntrega }
  const lidos = conteudos.map(
    async (conteudo) => [nameCartao(conteudo), await readCartao(leitor.client, conteudo, onde)] as const,
  )
  return Object.fromEntries(await Promise.all(lidos))
}
