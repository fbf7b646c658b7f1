import type { CallInput, Calls, Submissao } from '@vitrine/contract'

import { uuidv7 } from '../../infra/index.ts'
import { signEvento } from '../../provedor/simulador.ts'
import { amanha, buildSubmissao } from '../submissao.ts'
import { CUPOM, send, type Cena, type Movimento } from './open-cena.ts'

const SUBMETER = 'POST /v2/app/{session_token}/usuario/{id}/pedido'

export interface Cobranca {
  txid: string
  valor: number
}

type Acao = CallInput<Calls['POST /v4/orders/{num}/{acao}']>['params']['acao']
type Destino = CallInput<Calls['POST /painel/v1/pedidos/{num}/mover']>['body']['para']

const precos = [
  { sequencia: 0, precounitario: 9 },
  { sequencia: 1, precounitario: 38 },
]

let counter = 0

export type Movimentos = ReturnType<typeof createMovimentos>

/** The moves of one store's orders, each by who may make it. */
export function createMovimentos(cena: Cena) {
  return { ...createCompras(cena), ...createDoCliente(cena), ...createDaLoja(cena), tell: createTell(cena) }
}

function createCompras({ app, loja, ana, arroz, peixe }: Cena) {
  /** Never the same twice within the minute in which that is a repetition. */
  function submissao(idformapagto: string, ids: string[], change: Partial<Submissao> = {}): Submissao {
    counter += 1
    const itens = ids.map((id) => ({ id, quantidade: 1 + counter, embalarParaPresente: false }))
    const cupom = change.orcamento ? null : CUPOM
    const formaPagamento = { temForma: true, idformapagto }
    return buildSubmissao({ loja, cliente: ana, produto: arroz }, { itens, formaPagamento, cupom, ...change })
  }

  async function buy(idformapagto: string, ids = [arroz, peixe], orcamento = false): Promise<number> {
    const body = submissao(idformapagto, ids, { orcamento })
    const params = { session_token: 'token', id: ana.idcliente }
    const { dados, falha } = await app.call(SUBMETER, { params, body }, ana)
    if (!dados.numpedido) throw new Error(JSON.stringify(falha))
    return dados.numpedido
  }

  /** Another order of the same goods, asked for the other way round. */
  const buyAgain: Movimento = (em) =>
    send(
      em,
      SUBMETER,
      {
        params: { session_token: 'token', id: ana.idcliente },
        body: submissao(loja.idFaturado, [peixe, arroz]),
      },
      ana,
    )

  return { submissao, buy, buyAgain }
}

function createDoCliente({ loja, ana }: Cena) {
  const act =
    (num: number, acao: Acao, body: { feita_em?: string } = {}): Movimento =>
    (em) =>
      send(
        em,
        'POST /v4/orders/{num}/{acao}',
        { params: { num, acao }, body: { motivo: 'porque sim', ...body } },
        ana,
      )
  const swap =
    (num: number, idformapagto: string): Movimento =>
    (em) =>
      send(
        em,
        'PUT /v4/orders/payment-method/{idfornecedor}/order/{num}',
        { params: { idfornecedor: loja.idfornecedor, num }, body: { idformapagto } },
        ana,
      )
  return { act, swap }
}

function createDaLoja({ dono, bia }: Cena) {
  const move =
    (num: number, para: Destino): Movimento =>
    (em) =>
      send(
        em,
        'POST /painel/v1/pedidos/{num}/mover',
        { params: { num }, body: { para, motivo: 'porque sim' } },
        dono,
      )
  const price =
    (num: number): Movimento =>
    (em) =>
      send(
        em,
        'POST /painel/v1/pedidos/{num}/precificar',
        { params: { num }, body: { itens: precos, taxaentrega: 5, validade: amanha } },
        bia,
      )
  /** In the draft of the next version, as it is untouched. */
  const write =
    (num: number): Movimento =>
    (em) =>
      send(
        em,
        'PUT /painel/v1/pedidos/{num}/orcamento/rascunho',
        { params: { num }, body: { visto: 0, validade: amanha } },
        bia,
      )
  const pick =
    (num: number, quantidadeServida = 1, perguntar = false): Movimento =>
    (em) =>
      send(
        em,
        'POST /painel/v1/pedidos/{num}/separar',
        { params: { num }, body: { itens: [{ sequencia: 0, quantidadeServida }], perguntar } },
        dono,
      )
  const giveBack =
    (num: number): Movimento =>
    (em) =>
      send(
        em,
        'POST /painel/v1/pedidos/{num}/devolver',
        { params: { num }, body: { motivo: 'Rasgado', itens: [{ sequencia: 0, quantidade: 1 }] } },
        dono,
      )
  return { move, price, write, pick, giveBack }
}

/** What the bank says of one charge. */
const createTell =
  ({ loja }: Cena) =>
  ({ txid, valor }: Cobranca, status: string): Movimento =>
  (em) => {
    const body = { idevento: uuidv7(), txid, status, valor }
    const params = { provedor: 'simulador', idfornecedor: loja.idfornecedor }
    const headers = { 'x-assinatura': signEvento(body) }
    return send(em, 'POST /v4/webhook/{provedor}/{idfornecedor}', { params, body }, { headers })
  }
