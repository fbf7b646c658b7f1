import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { parseQuantidade } from '@vitrine/rules/dinheiro'

import { requireSessao } from '#sessao'
import type { Comprador } from '#sessao'

export interface EstadoLista {
  erro: string | null
  /** Said when it is done. */
  feito: string | null
}

interface Mudanca extends Comprador {
  id: string
  form: FormData
}

type Resposta = { ok: true } | { ok: false; falha: { error: string } }

/** Everything that the page of one list sends; `acao` says what. */
export async function changeLista(args: ActionFunctionArgs): Promise<EstadoLista | Response> {
  const comprador = await requireSessao(args)
  const form = await args.request.clone().formData()
  const acao = acoes[String(form.get('acao') ?? '')]
  if (!acao) throw new Response('Pedido inválido', { status: 400 })
  const mudanca = { ...comprador, form, id: args.params.id ?? '' }
  const { resposta, feito, leva } = await acao(mudanca)
  if (!resposta.ok) return { erro: resposta.falha.error, feito: null }
  return leva ? redirect(leva, 303) : { erro: null, feito: feito ?? null }
}

interface Feito {
  resposta: Resposta
  feito?: string
  /** Where to go when it is done. */
  leva?: string
}

const acoes: Record<string, (mudanca: Mudanca) => Promise<Feito>> = {
  renomear: async (mudanca) => {
    const nome = textOf(mudanca, 'nome').trim().slice(0, 80)
    if (nome === '') return { resposta: { ok: false, falha: { error: 'Dê um nome à lista.' } } }
    return { resposta: await save(mudanca, { nome }) }
  },
  quantidade: async (mudanca) => {
    const quantidade = parseQuantidade(textOf(mudanca, 'quantidade')) ?? 0
    return { resposta: quantidade > 0 ? await put(mudanca, quantidade) : await remove(mudanca) }
  },
  remover: async (mudanca) => ({ resposta: await remove(mudanca) }),
  copiar: async (mudanca) => {
    const { pagina, id } = mudanca
    const resposta = await pagina.client('POST /v4/shopping-list/{id}/product/{idproduto}/copy/{destino}', {
      params: { id, idproduto: textOf(mudanca, 'id'), destino: textOf(mudanca, 'destino') },
      query: quem(mudanca),
    })
    return { resposta, feito: resposta.ok ? `Copiado para ${resposta.dados.lista.nome}` : undefined }
  },
  compartilhar: async (mudanca) => ({ resposta: await share(mudanca, true) }),
  parar: async (mudanca) => ({ resposta: await share(mudanca, false), feito: 'O link não abre mais' }),
  desativar: async (mudanca) => {
    const { pagina, id, idcliente, loja } = mudanca
    const resposta = await pagina.client('DELETE /v4/shopping-list/{id}/disable/{idcliente}', {
      params: { id, idcliente },
      query: { idfornecedor: loja.idfornecedor },
    })
    return { resposta, leva: `${urls.listas(loja.slug)}?desativada=${id}` }
  },
  duplicar: async (mudanca) => {
    const { pagina, id, idcliente, loja } = mudanca
    const { idfornecedor } = loja
    const lista = await pagina.client('GET /v4/shopping-list/{list}/products/{idcliente}', {
      params: { list: id, idcliente },
      query: { idfornecedor },
    })
    if (!lista.ok) return { resposta: lista }
    const nova = crypto.randomUUID()
    const itens = lista.dados.itens.map((item) => ({ id: item.id, quantidade: item.quantidade }))
    const nome = `${lista.dados.nome} (cópia)`.slice(0, 80)
    const resposta = await save({ ...mudanca, id: nova }, { nome, itens })
    return { resposta, leva: urls.listaCompras(loja.slug, nova) }
  },
}

function textOf({ form }: Mudanca, campo: string): string {
  return String(form.get(campo) ?? '')
}

function quem({ loja, idcliente }: Mudanca) {
  return { idfornecedor: loja.idfornecedor, idclient: idcliente }
}

function save(mudanca: Mudanca, body: { nome: string; itens?: { id: string; quantidade: number }[] }) {
  return mudanca.pagina.client('POST /v4/shopping-list/{id}', {
    params: { id: mudanca.id },
    query: quem(mudanca),
    body,
  })
}

function put(mudanca: Mudanca, quantidade: number) {
  return mudanca.pagina.client('POST /v4/shopping-list/{id}/product/{idproduto}/add', {
    params: { id: mudanca.id, idproduto: textOf(mudanca, 'id') },
    query: quem(mudanca),
    body: { quantidade },
  })
}

function remove(mudanca: Mudanca) {
  return mudanca.pagina.client('DELETE /v4/shopping-list/{id}/product/{idproduto}', {
    params: { id: mudanca.id, idproduto: textOf(mudanca, 'id') },
    query: quem(mudanca),
  })
}

function share({ pagina, id, idcliente, loja }: Mudanca, compartilhar: boolean) {
  return pagina.client('POST /v4/shopping-list/{id}/share/{idcliente}', {
    params: { id, idcliente },
    query: { idfornecedor: loja.idfornecedor },
    body: { compartilhar },
  })
}
