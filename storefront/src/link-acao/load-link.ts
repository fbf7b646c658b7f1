import { data, redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import type { AcaoDoLink, Carrinho, Fornecedor, LinkAcao } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'
import { urls } from '@vitrine/contract/urls'
import { pluralize } from '@vitrine/rules/texto'

import { loadLoja, loadSessao } from '#sessao'
import { paginaContext } from '#shell'
import { readLinhas, writeLinhas } from '#visitante'
import type { LinhaCrua } from '#shell'

export interface LinkLido {
  link: LinkAcao
  /** Identifies one opening of the link: a form that is sent twice with it acts once. */
  chave: string
  isLogado: boolean
}

/**
 * What a short link will do. One that only leads somewhere leads there at once; one that changes a cart waits for the form, so that a
 * preview, a prefetch or a crawler changes nothing.
 */
export async function loadLink({ params, context }: LoaderFunctionArgs) {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const { codigo = '' } = params
  const resposta = await pagina.client('GET /v4/link-acao/{idfornecedor}/{codigo}', {
    params: { idfornecedor: loja.idfornecedor, codigo: codigo.slice(0, 60) },
  })
  if (!resposta.ok) throw new Response(resposta.falha.error, { status: resposta.status })
  const link = resposta.dados
  const destino = link.acao && leadsTo(link.acao, loja.slug)
  if (destino) throw redirect(destino)
  const isLogado = Boolean((await loadSessao(pagina, loja))?.idcliente)
  return data<LinkLido>(
    { link, chave: crypto.randomUUID(), isLogado },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}

/** Where a link that changes nothing leads; null for those that act. */
function leadsTo(acao: AcaoDoLink, slug: string): string | null {
  switch (acao.tipo) {
    case 'PAGINA':
      return urls.pagina(slug, acao.slug)
    case 'LISTA':
      return urls.lista(slug, acao.busca)
    case 'COMBO':
      return urls.combo(slug, acao.idcombopromocional_cabecalho)
    default:
      return null
  }
}

export interface LinkRecusado {
  erro: string
  /** Key of the opening that was counted: a retry does not count again. */
  chave?: string
}

/** The link acts: the use is counted, the cart takes what it brings, and the answer leads to the cart (never acted on again by a reload). */
export async function openLink({
  request,
  params,
  context,
}: ActionFunctionArgs): Promise<Response | LinkRecusado> {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const { slug, idfornecedor } = loja
  const { codigo = '' } = params
  const chave = String((await request.formData()).get('chave') ?? '')
  if (!UUID.test(chave)) return { erro: 'Abra o link de novo.' }
  const idcliente = (await loadSessao(pagina, loja))?.idcliente ?? null
  const doLink = { idfornecedor, codigo }
  const olhada = await pagina.client('GET /v4/link-acao/{idfornecedor}/{codigo}', { params: doLink })
  // A coupon belongs to an account: its use is counted only after the login.
  if (olhada.ok && olhada.dados.acao?.tipo === 'CUPOM' && !idcliente)
    return redirect(urls.entrar(slug, urls.linkAcao(slug, codigo)), 303)
  const usado = await pagina.client('POST /v4/link-acao/{idfornecedor}/{codigo}/usar', {
    params: doLink,
    body: { chave },
  })
  if (!usado.ok) return { erro: usado.falha.error }
  const { acao } = usado.dados
  const destino = leadsTo(acao, slug)
  if (destino) return redirect(destino, 303)
  return idcliente
    ? pourIntoCarrinho(pagina.client, acao, { loja, idcliente, chave })
    : pourIntoCookie(pagina.client, request, { slug, novas: linhasOf(acao), chave })
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function linhasOf(acao: AcaoDoLink): LinhaCrua[] {
  return acao.tipo === 'PRODUTOS' ? acao.produtos.map(({ id, quantidade }) => ({ id, quantidade })) : []
}

/** Products are added to the account's cart, once for each key; a coupon is chosen in it. */
async function pourIntoCarrinho(
  client: Client,
  acao: AcaoDoLink,
  { loja, idcliente, chave }: { loja: Fornecedor; idcliente: string; chave: string },
): Promise<Response | LinkRecusado> {
  const salvo = await client('POST /v2/app/{session_token}/cliente/usuario/{id}/cart', {
    params: { session_token: 'token', id: idcliente },
    query: { idfornecedor: loja.idfornecedor, modoRepeticaoPedido: true },
    body: {
      cartItens: linhasOf(acao),
      chavemescla: chave,
      ...(acao.tipo === 'CUPOM' && { codigoCupom: acao.codigocupom }),
    },
  })
  if (!salvo.ok) return { erro: salvo.falha.error, chave }
  const erro = whyNotWhole(acao, salvo.dados)
  return erro ? { erro, chave } : redirect(urls.carrinho(loja.slug), 303)
}

/** What the cart did not take, in words; null: it has everything. */
function whyNotWhole(
  acao: AcaoDoLink,
  { cupomEscolhido, avisoCupom, repeticao }: Pick<Carrinho, 'cupomEscolhido' | 'avisoCupom' | 'repeticao'>,
): string | null {
  if (acao.tipo === 'CUPOM')
    return cupomEscolhido === acao.codigocupom ? null : (avisoCupom ?? 'Não foi possível verificar seu cupom')
  const recusados = repeticao?.recusados ?? []
  if (recusados.length === 0) return null
  const motivos = recusados.map(({ nome, motivo }) => `${nome}: ${motivo}`).join(' ')
  return `${pluralize(recusados.length, 'produto não entrou', 'produtos não entraram')} no carrinho. ${motivos}`
}

/** A visitor's lines go along in the cookie that the browser's cart takes over. */
async function pourIntoCookie(
  client: Client,
  request: Request,
  { slug, novas, chave }: { slug: string; novas: readonly LinhaCrua[]; chave: string },
): Promise<Response | LinkRecusado> {
  const linhas = new Map((await readLinhas(client, request, slug)).map((linha) => [linha.id, linha]))
  for (const { id, quantidade } of novas)
    linhas.set(id, { ...linhas.get(id), id, quantidade: (linhas.get(id)?.quantidade ?? 0) + quantidade })
  const cookie = await writeLinhas(client, slug, [...linhas.values()])
  if (cookie === null) return { erro: 'Não foi possível guardar o carrinho. Tente de novo.', chave }
  return redirect(urls.carrinho(slug), { status: 303, headers: { 'set-cookie': cookie } })
}
