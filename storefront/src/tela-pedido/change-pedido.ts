import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import type { AcaoPedido, PedidoDeAcao } from '@vitrine/contract'
import { idNulo } from '@vitrine/contract/id-nulo'
import { urls } from '@vitrine/contract/urls'
import { roundQuantidade } from '@vitrine/rules/quantidade'

import { readDetalhe, changePagamento } from '#pagamento'
import { requireSessao } from '#sessao'
import type { Comprador } from '#sessao'

/** What the page of an order shows after one of its forms was sent. */
export interface EstadoPedido {
  acao: string
  erro: string | null
  /** Said when it is done. */
  feito: string | null
  /** The window asked for is over: this one is the next. */
  proxima: { data_de_entrega: string; inicio: string; rotulo: string } | null
  /** The store gave no answer: the page stays as it is. */
  semConexao?: true
}

const acoes: readonly AcaoPedido[] = [
  'cancelar',
  'aceitar-orcamento',
  'recusar-orcamento',
  'confirmar-entrega',
  'arrependimento',
  'aceitar-peso',
  'recusar-peso',
]

/** Everything that the page of one order sends; `acao` says what. */
export async function changePedido(args: ActionFunctionArgs): Promise<EstadoPedido | Response> {
  const comprador = await requireSessao(args)
  const form = await args.request.clone().formData()
  const numpedido = Number(args.params.numpedido)
  const nome = String(form.get('acao') ?? '')
  if (nome === 'trocar-pagamento') return changePagamento(args)
  if (nome === 'avaliar') return rate(comprador, numpedido, form)
  if (nome === 'chave-pix') return sayChavePix(comprador, numpedido, form)
  if (nome === 'salvar-lista') return saveAsLista(comprador, numpedido)
  const acao = acoes.find((cada) => cada === nome)
  if (!acao) throw new Response('Pedido inválido', { status: 400 })
  const resposta = await comprador.pagina.client('POST /v4/orders/{num}/{acao}', {
    params: { num: numpedido, acao },
    body: readForm(form),
  })
  if (resposta.ok) return { acao, erro: null, feito: resposta.dados.mensagem, proxima: null }
  const { error, mensagemErro, detalhes } = resposta.falha
  return { acao, erro: mensagemErro ?? error, feito: null, proxima: readProxima(detalhes?.proxima) }
}

/** The products of an order as a list of their own, which is shown. */
async function saveAsLista(
  { pagina, loja, idcliente }: Comprador,
  numpedido: number,
): Promise<EstadoPedido | Response> {
  const acao = 'salvar-lista'
  const pedido = await pagina.client('GET /v2/app/{session_token}/order/{numpedido}', {
    params: { session_token: 'token', numpedido },
    query: {},
  })
  if (!pedido.ok) return { acao, erro: pedido.falha.error, feito: null, proxima: null }
  const quantidades = new Map<string, number>()
  for (const { id, quantidade } of pedido.dados.itens)
    quantidades.set(id, roundQuantidade((quantidades.get(id) ?? 0) + quantidade))
  const lista = await pagina.client('POST /v4/shopping-list/{id}', {
    params: { id: idNulo },
    query: { idfornecedor: loja.idfornecedor, idclient: idcliente },
    body: {
      nome: `Pedido ${numpedido}`,
      itens: [...quantidades].map(([id, quantidade]) => ({ id, quantidade })),
    },
  })
  if (!lista.ok) return { acao, erro: lista.falha.error, feito: null, proxima: null }
  return redirect(urls.listaCompras(loja.slug, lista.dados.lista.idlista), 303)
}

function readForm(form: FormData): PedidoDeAcao {
  const text = (nome: string) => String(form.get(nome) ?? '').trim()
  const versao = Number(text('versao'))
  const data_de_entrega = text('data_de_entrega')
  const idformapagto = text('idformapagto')
  const feita_em = text('feita_em')
  return {
    motivo: text('motivo').slice(0, 300),
    ...(versao > 0 && { versao }),
    ...(feita_em && { feita_em }),
    ...(data_de_entrega && { formaEntrega: { data_de_entrega, inicio: text('inicio') } }),
    ...(idformapagto && { formaPagamento: { idformapagto, ...readDetalhe(form) } }),
  }
}

/** Where the store sends money that has no other way back. */
async function sayChavePix({ pagina }: Comprador, num: number, form: FormData): Promise<EstadoPedido> {
  const acao = 'chave-pix'
  const resposta = await pagina.client('PUT /v4/orders/{num}/reembolsos/{idreembolso}', {
    params: { num, idreembolso: String(form.get('idreembolso') ?? '') },
    body: { chave_pix: String(form.get('chave_pix') ?? '').slice(0, 120) },
  })
  if (resposta.ok) return { acao, erro: null, feito: resposta.dados.mensagem, proxima: null }
  const isChave = resposta.falha.codigo === 'entrada_invalida'
  const erro = isChave
    ? 'Esta chave Pix não é válida. Confira: CPF, CNPJ, e-mail, telefone com DDD ou chave aleatória.'
    : resposta.falha.error
  return { acao, erro, feito: null, proxima: null }
}

async function rate({ pagina }: Comprador, num: number, form: FormData): Promise<EstadoPedido> {
  const estrelas = (['1', '2', '3', '4', '5'] as const).find((cada) => cada === form.get('estrelas'))
  if (!estrelas) return { acao: 'avaliar', erro: 'Escolha de 1 a 5 estrelas.', feito: null, proxima: null }
  const resposta = await pagina.client('POST /v1/app/{session_token}/pedido/{num}/avaliar', {
    params: { session_token: 'token', num },
    body: {
      estrelas,
      motivos: form.getAll('motivos').join(','),
      texto: String(form.get('texto') ?? '').slice(0, 1000),
    },
  })
  const erro = resposta.ok ? null : resposta.falha.error
  return { acao: 'avaliar', erro, feito: resposta.ok ? 'Avaliação guardada. Obrigado!' : null, proxima: null }
}

function readProxima(value: unknown): EstadoPedido['proxima'] {
  const proxima = (value ?? {}) as Record<string, unknown> // the server's details are plain records
  const { data_de_entrega, inicio, rotulo } = proxima
  if (typeof data_de_entrega !== 'string' || typeof inicio !== 'string') return null
  return { data_de_entrega, inicio, rotulo: String(rotulo ?? '') }
}
