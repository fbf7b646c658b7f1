import { redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import type { ConteudoMensagem, HistoricoChat } from '@vitrine/contract'
import { urlsChat } from '@vitrine/contract/urls-chat'

import { describePromessa } from '@vitrine/rules/atendimento'

import { nameCartao, pickCartoes, readCartao } from '#chat'
import type { Cartao } from '#chat'
import { hojeNaLoja } from '#pedido'
import { requireSessao, type Comprador } from '#sessao'

import { quemOf, readPage, readSalas } from './load-salas.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * A room with its newest messages, those before one (`antes`) or those with words (`busca`), what its cards show, and the list beside it.
 * A stranger's room is 404; `historico` null when it could not be read.
 */
export async function loadSala(args: LoaderFunctionArgs) {
  const comprador = await requireSessao(args)
  const sala = readSala(args)
  const antes = Number(args.url.searchParams.get('antes')) || undefined
  const busca = (args.url.searchParams.get('busca') ?? '').trim().slice(0, 100)
  const [resposta, salas, promessa] = await Promise.all([
    comprador.pagina.client('GET /v4/chat/salas/{sala}/mensagens', {
      params: { sala },
      query: { ...quemOf(comprador), antes, query: busca },
    }),
    readSalas(comprador, readPage(args.url)),
    readPromessa(comprador),
  ])
  if (!resposta.ok && resposta.status < 500)
    throw new Response(resposta.falha.error, { status: resposta.status })
  const historico = resposta.ok ? resposta.dados : null
  return {
    quem: quemOf(comprador),
    salas,
    promessa,
    historico,
    busca,
    /** Not the newest: what is told meanwhile does not belong below it. */
    isTrecho: antes !== undefined || busca !== '',
    cartoes: historico ? await readCartoes(comprador, historico) : {},
    hoje: hojeNaLoja(comprador.loja),
    /** Of the form's next message: sent twice, it is one. */
    idmensagem: crypto.randomUUID(),
    agora: new Date().toISOString(),
  }
}

/** What a room was loaded with, once it could be read. */
export type DadosSala = Omit<Awaited<ReturnType<typeof loadSala>>, 'historico'> & { historico: HistoricoChat }

/** What is written without script: one message, and with it what stands before it is read. */
export async function writeMensagem(args: ActionFunctionArgs): Promise<{ erro: string } | Response> {
  const comprador = await requireSessao(args)
  const sala = readSala(args)
  const form = await args.request.formData()
  const campo = (nome: string) => String(form.get(nome) ?? '')
  const { client } = comprador.pagina
  const lida_ate = Number(campo('lida_ate')) || 0
  const [resposta] = await Promise.all([
    client('POST /v4/chat/salas/{sala}/mensagens', {
      params: { sala },
      body: {
        ...quemOf(comprador),
        idmensagem: campo('idmensagem'),
        conteudo: { tipo: 'TEXTO', texto: campo('texto').replaceAll('\r\n', '\n') },
      },
    }),
    client('POST /v4/chat/salas/{sala}/leitura', {
      params: { sala },
      body: { ...quemOf(comprador), entregue_ate: lida_ate, lida_ate },
    }),
  ])
  if (!resposta.ok) return { erro: resposta.falha.error }
  return redirect(urlsChat.conversa(comprador.loja.slug, sala), 303)
}

/** When the store answers, in words; null: nothing is known of that. */
async function readPromessa({ pagina, loja }: Comprador): Promise<string | null> {
  const { idfornecedor, fuso } = loja
  const resposta = await pagina.client('GET /v4/chat/expediente', { query: { idfornecedor } })
  if (!resposta.ok) return null
  const { volta_em, prazo_minutos: minutos } = resposta.dados
  const volta = volta_em === null ? null : new Date(volta_em)
  return describePromessa({ volta, minutos, agora: new Date(), fuso })
}

function readSala({ params: { sala = '' } }: LoaderFunctionArgs): string {
  if (!UUID.test(sala)) throw new Response('Não encontrado', { status: 404 })
  return sala
}

/** What the cards of a stretch show, and the order that the room is about. */
async function readCartoes(
  { pagina, loja, idcliente }: Comprador,
  { mensagens, sala: { numpedido } }: HistoricoChat,
): Promise<Record<string, Cartao | null>> {
  const daSala: ConteudoMensagem[] = numpedido === null ? [] : [{ tipo: 'PEDIDO', numpedido }]
  const conteudos = pickCartoes([...daSala, ...mensagens.flatMap(({ conteudo }) => conteudo ?? [])])
  const onde = { idfornecedor: loja.idfornecedor, idcliente, tipoEntrega: pagina.local?.tipoEntrega }
  const lidos = conteudos.map(
    async (conteudo) => [nameCartao(conteudo), await readCartao(pagina.client, conteudo, onde)] as const,
  )
  return Object.fromEntries(await Promise.all(lidos))
}
