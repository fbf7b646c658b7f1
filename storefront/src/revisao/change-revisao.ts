import { redirect, redirectDocument } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import type { Carrinho, LinhaPedida, RevisaoPedido } from '@vitrine/contract'
import { avisos, falhas } from '@vitrine/contract/falhas'
import { urls } from '@vitrine/contract/urls'
import { pluralize } from '@vitrine/rules/texto'

import { loadLoja, requireSessao } from '#sessao'
import { paginaContext } from '#shell'

import { readEscolhas } from './escolhas.ts'
import type { EscolhaFeita } from './escolhas.ts'
import { readPedidoRepetido } from './load-revisao.ts'

const ID_NULO = '00000000-0000-0000-0000-000000000000'
const MAX_TEXTO = 250_000

export type EstadoRevisao =
  | { passo: 'revisao'; revisao: RevisaoPedido; texto: string }
  | { passo: 'feito'; mensagem: string; repeticao: NonNullable<Carrinho['repeticao']> }
  | { passo: 'erro'; erro: string; texto: string }

/** What the review sends: `acao` revisar (pasted text), confirmar (into the cart), salvar (as a list). */
export async function changeRevisao(args: ActionFunctionArgs): Promise<EstadoRevisao | Response> {
  const form = await args.request.clone().formData()
  switch (form.get('acao')) {
    case 'confirmar':
      return confirm(args, form)
    case 'salvar':
      return saveAsLista(args, form)
    default:
      return review(args, String(form.get('texto') ?? ''))
  }
}

async function review({ params, context }: ActionFunctionArgs, texto: string): Promise<EstadoRevisao> {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  if (texto.trim() === '') return { passo: 'erro', erro: 'Cole ou escreva ao menos uma linha.', texto }
  if (texto.length > MAX_TEXTO)
    return { passo: 'erro', erro: 'A lista é grande demais: divida em partes.', texto: '' }
  const revisao = await pagina.client('POST /v4/shopping-list/review/{idfornecedor}', {
    params: { idfornecedor: loja.idfornecedor },
    body: { texto },
  })
  return revisao.ok
    ? { passo: 'revisao', revisao: revisao.dados, texto }
    : { passo: 'erro', erro: revisao.falha.error, texto }
}

/** Through the cart's own save, which adds and tells of every line (readings 5); the same press once only. */
async function confirm(args: ActionFunctionArgs, form: FormData): Promise<EstadoRevisao | Response> {
  const { pagina, loja, idcliente } = await requireSessao(args)
  const isPedido = form.get('origem') === 'pedido'
  const cartItens = isPedido ? await withNotas(args, readEscolhas(form)) : readEscolhas(form)
  const chave = String(form.get('chave') ?? '')
  const salvo = await pagina.client('POST /v2/app/{session_token}/cliente/usuario/{id}/cart', {
    params: { session_token: 'token', id: idcliente },
    query: { idfornecedor: loja.idfornecedor, modoRepeticaoPedido: true },
    body: { cartItens, ...(/^[0-9a-f-]{36}$/.test(chave) && { chavemescla: chave }) },
  })
  if (!salvo.ok) return { passo: 'erro', erro: salvo.falha.error, texto: '' }
  const repeticao = salvo.dados.repeticao ?? { adicionados: [], ajustados: [], recusados: [] }
  const veio = repeticao.adicionados.length + repeticao.ajustados.length
  // The form was sent twice: the cart already has everything since the first time.
  if (veio === 0 && salvo.dados.repeticao) {
    const erro = isPedido ? falhas.repeticao_falhou.mensagem : falhas.carrinho_sem_produtos.mensagem
    return { passo: 'erro', erro, texto: '' }
  }
  // A cart that came whole: the supplier's home, as another document (§2 Routes), with the cart open over it.
  if (form.get('origem') === 'carrinho' && repeticao.ajustados.length + repeticao.recusados.length === 0)
    return redirectDocument(`${urls.loja(loja.slug)}#carrinho`, 303)
  const mensagem = isPedido
    ? avisos.produtos_carregados
    : `${pluralize(veio, 'produto adicionado', 'produtos adicionados')} ao carrinho`
  return { passo: 'feito', mensagem, repeticao }
}

/** What was said of each line of the order that is repeated, said of it again. */
async function withNotas(args: ActionFunctionArgs, escolhas: EscolhaFeita[]): Promise<LinhaPedida[]> {
  const pedido = await readPedidoRepetido(args)
  return escolhas.map((escolha) => {
    const { observacao = '', substituicao = null } = pedido?.itens.find(({ id }) => id === escolha.id) ?? {}
    return { ...escolha, ...(observacao && { observacao }), ...(substituicao && { substituicao }) }
  })
}

async function saveAsLista(args: ActionFunctionArgs, form: FormData): Promise<EstadoRevisao | Response> {
  const { pagina, loja, idcliente } = await requireSessao(args)
  const itens = readEscolhas(form).map(({ id, quantidade }: EscolhaFeita) => ({ id, quantidade }))
  const nome =
    String(form.get('nome') ?? '')
      .trim()
      .slice(0, 80) || 'Lista colada'
  const lista = await pagina.client('POST /v4/shopping-list/{id}', {
    params: { id: ID_NULO },
    query: { idfornecedor: loja.idfornecedor, idclient: idcliente },
    body: { nome, itens },
  })
  if (!lista.ok) return { passo: 'erro', erro: lista.falha.error, texto: '' }
  return redirect(urls.listaCompras(loja.slug, lista.dados.lista.idlista), 303)
}
