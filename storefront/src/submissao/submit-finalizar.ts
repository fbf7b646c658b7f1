import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import type { CorpoFalha, Submissao, TipoEntrega } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { urlsChat } from '@vitrine/contract/urls-chat'

import { readCaracteristicas } from '#cadastro'
import { saveEndereco } from '#endereco'
import type { EstadoEnderecos } from '#endereco'
import { writeJanela } from '#entrega'
import { headersOfPonto } from '#lugar'
import { requireSessao } from '#sessao'
import type { Comprador } from '#sessao'

import { askAprovacao } from './aprovacao.ts'
import { makeSubmissao } from './make-submissao.ts'

/** What the order page shows after its form was sent and no order came of it. */
export type EstadoFinalizar =
  | { tipo: 'endereco'; endereco: EstadoEnderecos }
  | { tipo: 'duplicado'; mensagem: string; numpedidoIdentico: number | null; idsubmissao: string | null }
  | {
      tipo: 'recusado'
      mensagem: string
      idsubmissao: string | null
      /** Names of the lines that it is about, as the server wrote them. */
      itensName?: string
      /** The next free window, where the one chosen is closed or full: one tap takes it. */
      proxima?: { valor: string; rotulo: string } | null
      /** What is wrong with the supplier's own fields, by name of the field. */
      campos?: Record<string, string>
      /** The server's total is above the one shown: one tap accepts it. */
      totais: { esperado: number; total: number } | null
      /** A rule of the company holds it back: asking for approval is the way on. */
      pedeAprovacao?: boolean
      /** The browser's own answer: the network failed, and no data is asked for again. */
      semConexao?: true
    }

/** Submits the order: duplicates first, then the order itself (readings 6). Errors stay on the page. */
export async function submitFinalizar(args: ActionFunctionArgs): Promise<EstadoFinalizar | Response> {
  const form = await args.request.clone().formData()
  const comprador = await requireSessao(args)
  if (form.get('acao') === 'endereco') return addEndereco(comprador, form)
  const { pagina, loja, idcliente } = comprador
  const { idfornecedor } = loja
  const carrinho = await pagina.client('GET /v2/app/{session_token}/cliente/usuario/{id}/cart', {
    params: { session_token: 'token', id: idcliente },
    // The coupon in force may depend on what was chosen here.
    query: { idfornecedor, ...readEscolhas(form) },
  })
  if (!carrinho.ok) return refuse(carrinho.falha.error)
  const made = makeSubmissao(form, {
    idfornecedor,
    itens: carrinho.dados.produtosSelecionados,
    servicos: carrinho.dados.servicos,
    substituicao: carrinho.dados.substituicao,
    idtipoassinatura: carrinho.dados.assinaturaSelecionada,
    // The customer's goes along wherever it can be used: the freight may put it in force. An automatic one is the server's to choose
    // again: one that ran out meanwhile refuses no order.
    cupom: carrinho.dados.cuponsUsaveis.manual?.codigocupom ?? null,
    caracteristicas: readCaracteristicas(form),
  })
  if ('erro' in made) return refuse(made.erro)
  return form.get('acao') === 'aprovacao' || form.has('pede')
    ? ask(comprador, made.submissao, args.url.searchParams.get('sala'))
    : send(comprador, made.submissao)
}

/** What is asked for is kept as it is here; its page shows what becomes of it, and so does its card in the room that one came from. */
async function ask(
  comprador: Comprador,
  submissao: Submissao,
  sala: string | null,
): Promise<EstadoFinalizar | Response> {
  const { slug } = comprador.loja
  const pedida = await askAprovacao(comprador, submissao)
  if (pedida.ok)
    return redirect(
      sala
        ? urlsChat.conversa(slug, encodeURIComponent(sala))
        : urls.aprovacao(slug, pedida.dados.idaprovacao),
      303,
    )
  return describeRecusa(pedida.falha, submissao.idsubmissao)
}

function readEscolhas(form: FormData): { tipoentrega: TipoEntrega; idformapagamento?: string } {
  const idformapagamento = String(form.get('idformapagto') ?? '')
  return {
    tipoentrega: form.get('tipoEntrega') === 'RETIRADA' ? 'RETIRADA' : 'DELIVERY',
    ...(idformapagamento && { idformapagamento }),
  }
}

async function send(
  { pagina, loja, idcliente }: Comprador,
  submissao: Submissao,
): Promise<EstadoFinalizar | Response> {
  const { idsubmissao } = submissao
  const input = { params: { session_token: 'token', id: idcliente }, query: {}, body: submissao }
  const antes = await pagina.client('POST /v2/app/{session_token}/usuario/{id}/pedido/duplicidade', input)
  if (!antes.ok) return refuse(antes.falha.error, idsubmissao)
  const { mensagemErro, numpedido, numpedidoIdentico } = antes.dados
  if (numpedido) return redirect(urls.submissao(loja.slug, numpedido), 303)
  if (mensagemErro) return { tipo: 'duplicado', mensagem: mensagemErro, numpedidoIdentico, idsubmissao }
  const feito = await pagina.client('POST /v2/app/{session_token}/usuario/{id}/pedido', input)
  if (feito.ok) return redirect(urls.submissao(loja.slug, feito.dados.numpedido), 303)
  return describeRecusa(feito.falha, idsubmissao)
}

/** Why the server refused, with what the page offers about it. */
function describeRecusa(falha: CorpoFalha, idsubmissao: string): EstadoFinalizar {
  const { codigo, error, detalhes, campos = {} } = falha
  const mensagem = falha.mensagemErro ?? error
  if (codigo === 'pedido_duplicado') {
    return { tipo: 'duplicado', mensagem, numpedidoIdentico: readNumero(detalhes?.numpedido), idsubmissao }
  }
  const total = readNumero(detalhes?.total)
  const esperado = readNumero(detalhes?.totalesperado)
  const totais = codigo === 'total_mudou' && total !== null && esperado !== null ? { total, esperado } : null
  const proxima = readProxima(detalhes?.proxima)
  const itensName = falha.itensName ?? ''
  const pedeAprovacao = codigo === 'aprovacao_necessaria'
  return { tipo: 'recusado', mensagem, idsubmissao, totais, proxima, campos, itensName, pedeAprovacao }
}

/** The window that a refusal names, as the field `janela` writes it. */
function readProxima(proxima: unknown): { valor: string; rotulo: string } | null {
  // As the server's findProximaLivre answers.
  const lida = proxima as
    | { idformaentrega: string; data_de_entrega: string; inicio: string; rotulo: string }
    | undefined
  return lida ? { valor: writeJanela(lida), rotulo: lida.rotulo } : null
}

function refuse(mensagem: string, idsubmissao: string | null = null): EstadoFinalizar {
  return { tipo: 'recusado', mensagem, idsubmissao, totais: null }
}

/** A new address from inside the order page: stored, chosen, and back to the page. */
async function addEndereco({ pagina, loja }: Comprador, form: FormData): Promise<EstadoFinalizar | Response> {
  const salvo = await saveEndereco(pagina.client, loja.idfornecedor, form)
  if (!('idendereco' in salvo)) return { tipo: 'endereco', endereco: salvo }
  const busca = new URLSearchParams({ tipoEntrega: 'DELIVERY', idendereco: salvo.idendereco })
  return redirect(`${urls.finalizar(loja.slug)}?${busca}`, {
    status: 303,
    headers: headersOfPonto(pagina, salvo),
  })
}

const readNumero = (value: unknown): number | null => (typeof value === 'number' ? value : null)
