import { redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'

import { loadLoja, loadSessao } from '#sessao'
import { paginaContext } from '#shell'

/** By the link of a letter anybody, by its code whoever is logged in. Nothing is confirmed by looking: mail programs open links. */
export async function loadEmail({ request, params, context }: LoaderFunctionArgs) {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const sessao = await loadSessao(pagina, loja)
  if (!sessao && !token) throw redirect(urls.entrar(loja.slug, urlsAcesso.email(loja.slug)))
  return {
    token,
    email: sessao?.email ?? null,
    isConfirmado: sessao?.emailConfirmado ?? false,
    demo: pagina.janela.demo,
  }
}

/** What the page shows after a form was sent. */
export interface EstadoEmail {
  isConfirmado: boolean
  /** A letter was sent. */
  aviso: string | null
  /** Seconds until another letter may be asked for. */
  reenvio: number
  erro: string | null
}

const nada: EstadoEmail = { isConfirmado: false, aviso: null, reenvio: 0, erro: null }

/** Confirms, or asks for another letter. */
export async function changeEmail({ request, params, context }: ActionFunctionArgs): Promise<EstadoEmail> {
  const pagina = context.get(paginaContext)
  const { idfornecedor } = await loadLoja(pagina, params.slug)
  const form = await request.formData()
  if (form.get('acao') === 'pedir') {
    const pedida = await pagina.client('POST /v4/usuario/email/pedir-confirmacao', { body: { idfornecedor } })
    if (!pedida.ok) return { ...nada, erro: pedida.falha.error }
    const { mensagem, reenvio } = pedida.dados
    return { ...nada, aviso: mensagem, reenvio }
  }
  const token = String(form.get('token') ?? '')
  const codigo = String(form.get('codigo') ?? '').replace(/\D/g, '')
  if (!token && codigo.length !== 6) return { ...nada, erro: 'Digite os 6 números do código.' }
  const resposta = await pagina.client('POST /v4/usuario/email/confirmar', {
    body: token ? { token } : { codigo },
  })
  return resposta.ok ? { ...nada, isConfirmado: true } : { ...nada, erro: resposta.falha.error }
}
