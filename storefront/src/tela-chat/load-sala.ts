import { redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import { urlsChat } from '@vitrine/contract/urls-chat'

import { requireSessao } from '#sessao'

import { leitorOf } from './load-salas.ts'
import { quemOf, readPage, readSala as readTrecho, readSalas, trechoOf } from './read-sala.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * A room with its newest messages, those before one (`antes`) or those with words (`busca`), what its cards show, and the list beside it.
 * A stranger's room is 404; `historico` null when it could not be read.
 */
export async function loadSala(args: LoaderFunctionArgs) {
  const leitor = leitorOf(await requireSessao(args))
  const [{ falha, ...dados }, salas] = await Promise.all([
    readTrecho(leitor, trechoOf(args.url, requireSala(args))),
    readSalas(leitor, readPage(args.url)),
  ])
  if (falha && falha.status < 500) throw new Response(falha.mensagem, { status: falha.status })
  return { ...dados, salas }
}

/** What is written without script: one message, and with it what stands before it is read. */
export async function writeMensagem(args: ActionFunctionArgs): Promise<{ erro: string } | Response> {
  const comprador = await requireSessao(args)
  const sala = requireSala(args)
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

function requireSala({ params: { sala = '' } }: LoaderFunctionArgs): string {
  if (!UUID.test(sala)) throw new Response('Não encontrado', { status: 404 })
  return sala
}
