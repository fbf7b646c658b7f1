import { redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import { urlsChat } from '@vitrine/contract/urls-chat'

import { hojeNaLoja } from '#pedido'
import { requireSessao, type Comprador } from '#sessao'

import { quemOf, readPage, readSalas, type Leitor } from './read-sala.ts'

/** A page of the rooms of a cliente at this store; `salas` null when they could not be read. */
export async function loadSalas(args: LoaderFunctionArgs) {
  const comprador = await requireSessao(args)
  const salas = await readSalas(leitorOf(comprador), readPage(args.url))
  return { quem: quemOf(comprador), salas, hoje: hojeNaLoja(comprador.loja) }
}

/** Opens the room of a cliente, or of one of its orders (`numpedido`), and leads there; the same asked again is the same room. */
export async function openSala(args: ActionFunctionArgs): Promise<{ erro: string } | Response> {
  const comprador = await requireSessao(args)
  const form = await args.request.formData()
  const numpedido = Number(form.get('numpedido')) || undefined
  const resposta = await comprador.pagina.client('POST /v4/chat/salas', {
    body: { ...quemOf(comprador), numpedido },
  })
  if (!resposta.ok) return { erro: resposta.falha.error }
  const assunto = form.get('assunto') === 'preco' ? 'preco' : undefined
  return redirect(urlsChat.conversa(comprador.loja.slug, resposta.dados.sala, { assunto }), 303)
}

export const leitorOf = ({ pagina, loja, idcliente }: Comprador): Leitor => ({
  client: pagina.client,
  loja,
  idcliente,
  tipoEntrega: pagina.local?.tipoEntrega,
})
