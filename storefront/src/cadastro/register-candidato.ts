import { redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import type { Calls, Caracteristicas, Response as Resposta } from '@vitrine/contract'
import type { ContextoPagina } from '@vitrine/contract/janela'
import { urls } from '@vitrine/contract/urls'

import { paginaContext } from '#shell'
import { loadTexto } from '#texto-estatico'

import { leaveEntrada, loadLoja, loadSessao, safeVoltar } from '#sessao'
import { camposCadastro, readCadastro } from './read-cadastro.ts'
import type { CampoCadastro } from './read-cadastro.ts'
import { readCaracteristicas } from './read-caracteristicas.ts'

type Cadastrado = Resposta<Calls['POST /v1/app/{session_token}/cliente/usuario']>

/** What the registration shows after it was sent; everything but the password comes back. */
export interface EstadoCadastro {
  valores: Partial<Record<CampoCadastro, string>>
  caracteristicas: Caracteristicas
  /** By field; the supplier's own as `caracteristicas.{codigo}`. */
  erros: Partial<Record<CampoCadastro, string>> & Record<string, string>
  erro: string | null
  /** Registered, but not logged in: what to wait for ('Cadastro em análise'). */
  analise: { mensagem: string; modal: Cadastrado['mensagemModal'] } | null
}

const CONFIRA = 'Confira os campos marcados.'

export async function loadCadastro({ request, params, context }: LoaderFunctionArgs) {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const { searchParams } = new URL(request.url)
  const voltar = safeVoltar(searchParams.get('voltar'), urls.loja(loja.slug))
  if (await loadSessao(pagina, loja)) throw redirect(voltar)
  const { client } = pagina
  const [campos, termo, texto] = await Promise.all([
    loadCampos(pagina, loja.idfornecedor),
    loadVersaoTermo(pagina),
    loadTexto(client, loja.idfornecedor, 'cadastro'),
  ])
  return { voltar, campos, termo, texto, demo: pagina.janela.demo }
}

/** The store's own fields; a list that fails is empty, and the server still checks. */
async function loadCampos({ client }: ContextoPagina, id: string) {
  const resposta = await client('GET /v4/caracteristica-cliente/todas/{id}', { params: { id }, query: {} })
  return resposta.ok ? resposta.dados.data : []
}

/** The terms in force; null where there are none. One that changes meanwhile is asked for after the login. */
async function loadVersaoTermo({ client }: ContextoPagina): Promise<string | null> {
  const resposta = await client('GET /termouso', { params: {}, query: {} })
  return resposta.ok ? resposta.dados.versao : null
}

/** Registers, logs in when the store allows it, returns to `voltar` (§4 Login and registration 3). */
export async function registerCandidato({
  request,
  params,
  context,
}: ActionFunctionArgs): Promise<EstadoCadastro | Response> {
  const pagina = context.get(paginaContext)
  const { slug, idfornecedor } = await loadLoja(pagina, params.slug)
  const form = await request.formData()
  const valores = Object.fromEntries(camposCadastro.map((campo) => [campo, String(form.get(campo) ?? '')]))
  const { cadastro, erros } = readCadastro(form)
  const caracteristicas = readCaracteristicas(form)
  const estado = { valores, caracteristicas, analise: null }
  const termosuso = String(form.get('termosuso') ?? '')
  const recusou = form.has('pede_termos') && !termosuso
  if (!cadastro || recusou)
    return {
      ...estado,
      erros: { ...erros, ...(recusou && { termosuso: 'Para criar a conta é preciso aceitar os termos.' }) },
      erro: CONFIRA,
    }
  const resposta = await pagina.client('POST /v1/app/{session_token}/cliente/usuario', {
    params: { session_token: 'token' },
    query: { idfornecedor },
    body: {
      ...cadastro,
      caracteristicas,
      candidato: false,
      idfornecedor,
      ...(termosuso && { termosuso }),
    },
  })
  if (!resposta.ok) {
    const { error, campos = {} } = resposta.falha
    return { ...estado, erros: campos, erro: Object.keys(campos).length > 0 ? `${error}. ${CONFIRA}` : error }
  }
  const { authenticated } = resposta.dados
  const voltar = safeVoltar(String(form.get('voltar') ?? ''), urls.loja(slug))
  if (authenticated) return leaveEntrada(request, slug, voltar)
  return { ...estado, erros: {}, erro: null, analise: toAnalise(resposta.dados) }
}

/** Not logged in: that it was made and waits (§4, step 5), and what the modal of step 3 says. */
function toAnalise({
  mensagem,
  mensagemModal: modal,
}: Pick<Cadastrado, 'mensagem' | 'mensagemModal'>): NonNullable<EstadoCadastro['analise']> {
  return { mensagem: mensagem ?? 'Entre com seu e-mail e senha.', modal }
}
