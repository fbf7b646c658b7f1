import type { AcaoAprovacao } from '@vitrine/rules/aprovacao'

import { expireAprovacoes } from '../aprovacao/index.ts'
import { pickTudo } from '../teste/index.ts'
import { send, trySituacoes, type Cena, type Movimento, type Movimentos } from '../teste/travas/index.ts'

/** The rarer moves of decision 0064: what follows an order that is paid, brought or asked about. */
const CONCLUIR = 'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/concluir'
const RECUSAR = 'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/recusar'
const PEDIR = 'POST /v4/aprovacao/{idfornecedor}/{idcliente}'

/** An order that its charge paid. */
async function buyPago(cena: Cena, { buy, tell }: Movimentos) {
  const num = await buy(cena.loja.idPix)
  const [cobranca] = await cena.app.sql<{ txid: string; valor: number }[]>`
    select txid, valor from pagamento where numpedido = ${num}`
  if (!cobranca) throw new Error('a charge expected')
  await tell(cobranca, 'PAGO')(cena.app)
  return { num, cobranca }
}

async function bring({ app, dono }: Cena, num: number, { move }: Movimentos): Promise<void> {
  await move(num, 'SEPARANDO')(app)
  await pickTudo(app, num, dono)
  await move(num, 'EMENTREGA')(app)
  await move(num, 'ENTREGUE')(app)
}

const endContestacao =
  ({ dono }: Cena, num: number, idcontestacao: string) =>
  (decisao: 'LIBERADA' | 'CANCELADA'): Movimento =>
  (em) =>
    send(
      em,
      'POST /painel/v1/pedidos/{num}/contestacoes/{idcontestacao}/encerrar',
      { params: { num, idcontestacao }, body: { decisao, palavra: 'Combinado' } },
      dono,
    )

async function buildContestado(cena: Cena, movimentos: Movimentos) {
  const { num, cobranca } = await buyPago(cena, movimentos)
  const { tell, act, move, buyAgain } = movimentos
  await tell(cobranca, 'CONTESTADO')(cena.app)
  const [aberta] = await cena.app.sql<{ idcontestacao: string }[]>`
    select idcontestacao from contestacao where numpedido = ${num}`
  const end = endContestacao(cena, num, aberta?.idcontestacao ?? '')
  return {
    movimentos: {
      release: end('LIBERADA'),
      giveUp: end('CANCELADA'),
      lost: tell(cobranca, 'CONTESTACAO_PERDIDA'),
      refunded: tell(cobranca, 'ESTORNADO'),
      cancel: move(num, 'CANCELADO'),
      withdraw: act(num, 'cancelar'),
      buyAgain,
    },
    excluem: [['release', 'giveUp']] as const,
  }
}

async function buildDevolvendo(cena: Cena, movimentos: Movimentos) {
  const { app, dono } = cena
  const { num, cobranca } = await buyPago(cena, movimentos)
  const { giveBack, tell, act, buyAgain } = movimentos
  await bring(cena, num, movimentos)
  await giveBack(num)(app)
  const [aberta] = await app.sql<{ iddevolucao: string }[]>`
    select iddevolucao from devolucao where numpedido = ${num}`
  const params = { num, iddevolucao: aberta?.iddevolucao ?? '' }
  const conclude: Movimento = (em) => send(em, CONCLUIR, { params, body: { estoque: true } }, dono)
  const refuse: Movimento = (em) => send(em, RECUSAR, { params, body: { motivo: 'Usado' } }, dono)
  return {
    movimentos: {
      conclude,
      refuse,
      giveBack: giveBack(num),
      withdraw: act(num, 'arrependimento'),
      refunded: tell(cobranca, 'ESTORNADO'),
      buyAgain,
    },
    excluem: [['conclude', 'refuse']] as const,
  }
}

/** Paid at the door and brought; the customer withdrew, and its money goes to a Pix key. */
async function buildReembolso(cena: Cena, movimentos: Movimentos) {
  const { app, loja, ana, dono } = cena
  const { buy, act, buyAgain } = movimentos
  const num = await buy(loja.idNaEntrega)
  await bring(cena, num, movimentos)
  await act(num, 'arrependimento')(app)
  const [aberto] = await app.sql<{ idreembolso: string; iddevolucao: string }[]>`
    select idreembolso, (select iddevolucao from devolucao where numpedido = ${num}) as iddevolucao
    from reembolso where numpedido = ${num}`
  const { idreembolso = '', iddevolucao = '' } = aberto ?? {}
  const params = { num, idreembolso }
  const sayKey: Movimento = (em) =>
    send(
      em,
      'PUT /v4/orders/{num}/reembolsos/{idreembolso}',
      { params, body: { chave_pix: 'ana@vitrine.example' } },
      ana,
    )
  const sent: Movimento = (em) =>
    send(em, 'POST /painel/v1/pedidos/{num}/reembolsos/{idreembolso}/feito', { params }, dono)
  const conclude: Movimento = (em) =>
    send(em, CONCLUIR, { params: { num, iddevolucao }, body: { estoque: true } }, dono)
  return { movimentos: { sayKey, sent, conclude, buyAgain } }
}

/** Weighed above the margin: the customer is asked. */
async function buildPesagem(cena: Cena, { buy, move, pick, act, buyAgain }: Movimentos) {
  const { app, loja, queijo } = cena
  const num = await buy(loja.idNaEntrega, [queijo])
  await move(num, 'SEPARANDO')(app)
  const [linha] = await app.sql<{ quantidade: number }[]>`
    select quantidade from item_pedido where numpedido = ${num}`
  const mais = ((linha?.quantidade ?? 0) / 1000) * 2
  await pick(num, mais, true)(app)
  const [pedido] = await app.sql<{ feita_em: string }[]>`
    select pesagem ->> 'feita_em' as feita_em from pedido where numpedido = ${num}`
  const feita_em = pedido?.feita_em ?? ''
  return {
    movimentos: {
      accept: act(num, 'aceitar-peso', { feita_em }),
      refuse: act(num, 'recusar-peso', { feita_em }),
      askAgain: pick(num, mais + 1, true),
      pickLess: pick(num),
      cancel: move(num, 'CANCELADO'),
      buyAgain,
    },
    excluem: [['accept', 'refuse']] as const,
  }
}

async function buildAprovacao(cena: Cena, { submissao, buyAgain }: Movimentos) {
  const { app, loja, ana, caio, arroz, peixe } = cena
  const onde = { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente }
  const pedida = submissao(loja.idFaturado, [arroz, peixe])
  const { dados, falha } = await app.call(
    PEDIR,
    { params: onde, body: { submissao: pedida, recado: '' } },
    caio,
  )
  const { idaprovacao } = dados
  if (!idaprovacao) throw new Error(JSON.stringify(falha))
  const answer =
    (acao: AcaoAprovacao, { token } = ana as { token: string }): Movimento =>
    (em) =>
      send(
        em,
        `${PEDIR}/{idaprovacao}/{acao}`,
        {
          params: { ...onde, idaprovacao, acao },
          body: { revisao: 1, motivo: 'porque sim', itens: [{ id: arroz, quantidade: 1 }] },
        },
        { token },
      )
  const expire: Movimento = async (em) => {
    await app.sql`
      update aprovacao set expira_em = now() where idaprovacao = ${idaprovacao} and estado in ('PENDENTE', 'ALTERADA')`
    return (await expireAprovacoes({ ...em, config: app.config })) > 0 ? 200 : 409
  }
  return {
    movimentos: {
      approve: answer('aprovar'),
      change: answer('alterar'),
      refuse: answer('recusar'),
      withdraw: answer('retirar', caio),
      expire,
      buyAgain,
    },
    excluem: [
      ['approve', 'refuse'],
      ['approve', 'withdraw'],
      ['approve', 'change'],
      ['refuse', 'withdraw'],
    ] as const,
  }
}

trySituacoes({
  'an order whose payment is contested': buildContestado,
  'an order of which something comes back': buildDevolvendo,
  'an order whose money goes to a Pix key': buildReembolso,
  'an order that was weighed': buildPesagem,
  'a request for approval': buildAprovacao,
})
