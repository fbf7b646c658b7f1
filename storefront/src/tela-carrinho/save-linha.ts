import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import type { ItemCarrinho, LinhaPedida } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'
import { urls } from '@vitrine/contract/urls'
import { parseQuantidade } from '@vitrine/rules/dinheiro'

import { readEspelho, readLinhas, writeEspelho, writeLinhas } from '#visitante'
import type { Espelho } from '#visitante'
import { paginaContext } from '#shell'
import type { LinhaCrua } from '#shell'

import { toLinha } from '#carrinho'

const MAX_TENTATIVAS = 3

/**
 * What the buttons of cards and steppers send before hydration or without script: `id`, `quantidade` (absolute), `voltar`.
 * A visitor's lines go into a cookie that the browser's cart takes over; a session's into its cart on the server.
 */
export async function saveLinha({ request, params, context }: ActionFunctionArgs) {
  const { slug = '' } = params
  const form = await request.formData()
  const id = String(form.get('id') ?? '')
  const quantidade = parseQuantidade(String(form.get('quantidade') ?? ''))
  if (!/^[0-9a-f-]{36}$/i.test(id) || quantidade === null)
    throw new Response('Pedido inválido', { status: 400 })
  const pagina = context.get(paginaContext)
  const voltar = safePath(form.get('voltar')) ?? urls.carrinho(slug)
  if (pagina.temSessao && (await saveSessao(pagina.client, slug, { id, quantidade })))
    return redirect(voltar, 303)

  const antes = await readLinhas(pagina.client, request, slug)
  const isDoCarrinho = voltar.split('?')[0] === urls.carrinho(slug)
  const espelho = isDoCarrinho && antes.length === 0 ? readEspelho(request) : null
  const cookie =
    (espelho && setNoEspelho(slug, espelho, { id, quantidade })) ??
    (await writeLinhas(pagina.client, slug, setLinha(antes, { id, quantidade })))
  if (cookie === null) throw new Response('Não foi possível guardar o carrinho', { status: 503 })
  return redirect(voltar, { status: 303, headers: { 'set-cookie': cookie } })
}

/** The page of the cart was drawn from what the device keeps: a press on it changes that, and adds nothing to it. */
function setNoEspelho(slug: string, espelho: Espelho, linha: LinhaCrua): string | null {
  return writeEspelho(slug, { ...espelho, linhas: setLinha(espelho.linhas, linha) })
}

async function saveSessao(client: Client, slug: string, linha: LinhaCrua): Promise<boolean> {
  const config = await client('GET /v2/app/{session_token}/configuracao/fornecedor', {
    params: { session_token: 'token' },
    query: { idfornecedor: slug },
  })
  if (!config.ok) return false
  const { idfornecedor } = config.dados
  const quem = await client('GET /v2/app/{session_token}/cliente/get-configuracoes-cliente', {
    params: { session_token: 'token' },
    query: { idfornecedor },
  })
  const idcliente = quem.ok ? quem.dados.idcliente : null
  if (!idcliente) return false
  return setNaSessao(client, { idfornecedor, idcliente }, linha)
}

/**
 * Read and saved anew while another save comes in between: the browser's own of the click before may still be on its way. False
 * when the cart cannot be changed.
 */
export async function setNaSessao(
  client: Client,
  { idfornecedor, idcliente }: { idfornecedor: string; idcliente: string },
  linha: LinhaCrua,
): Promise<boolean> {
  const params = { session_token: 'token', id: idcliente }
  const query = { idfornecedor }
  for (let tentativa = 0; tentativa < MAX_TENTATIVAS; tentativa++) {
    const atual = await client('GET /v2/app/{session_token}/cliente/usuario/{id}/cart', { params, query })
    if (!atual.ok) return false
    const { produtosSelecionados, revisao } = atual.dados
    const salvo = await client('POST /v2/app/{session_token}/cliente/usuario/{id}/cart', {
      params,
      query,
      body: { cartItens: setNoCarrinho(produtosSelecionados, linha), revisao },
    })
    if (salvo.ok) return true
    if (salvo.falha.codigo !== 'carrinho_desatualizado') return false
  }
  return false
}

/** The session's cart with one line set, combos as they are. */
function setNoCarrinho(itens: readonly ItemCarrinho[], linha: LinhaCrua): LinhaPedida[] {
  const combos = itens.filter(({ produtos }) => produtos)
  const set = combos.map((item) => (item.id === linha.id ? { ...item, quantidade: linha.quantidade } : item))
  const isCombo = combos.some(({ id }) => id === linha.id)
  const avulsos = itens.filter(({ produtos }) => !produtos)
  const linhas = isCombo ? avulsos : setLinha(avulsos, linha)
  const antes = new Map(avulsos.map((item) => [item.id, item]))
  return [...linhas, ...set].map(({ embalarParaPresente = false, ...item }) =>
    toLinha({ ...antes.get(item.id), ...item, embalarParaPresente }),
  )
}

/** The lines with one of them set; 0 takes it out. */
export function setLinha(linhas: readonly LinhaCrua[], { id, quantidade }: LinhaCrua): LinhaCrua[] {
  const kept = linhas.map((linha) => ({
    ...linha,
    quantidade: linha.id === id ? quantidade : linha.quantidade,
    embalarParaPresente: linha.embalarParaPresente === true,
  }))
  const isKnown = kept.some((linha) => linha.id === id)
  const all = isKnown ? kept : [...kept, { id, quantidade, embalarParaPresente: false }]
  return all.filter((linha) => linha.quantidade > 0)
}

/** A path of this site only: never another host. */
export function safePath(value: FormDataEntryValue | null): string | null {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : null
}
