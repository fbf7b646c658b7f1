import { uuidv7 } from '../infra/index.ts'
import { expireOrcamentos } from '../orcamento/expire-orcamentos.ts'
import { pickTudo } from '../teste/index.ts'
import { trySituacoes, type Cena, type Movimento } from '../teste/travas/index.ts'

/** The charges of an order, the oldest first. */
async function listCobrancas({ app }: Cena, num: number) {
  return app.sql<{ txid: string; valor: number }[]>`
    select txid, valor from pagamento where numpedido = ${num} order by criado_em`
}

/** One charge for all invoices of an order. */
async function chargeFaturas({ app, loja, ana }: Cena, num: number) {
  const rows = await app.sql<{ idfatura: string }[]>`select idfatura from fatura where numpedido = ${num}`
  const { idfornecedor } = loja
  const { idcliente } = ana
  const faturas = rows.map(({ idfatura }) => idfatura)
  const idpagamento = uuidv7()
  await app.call('POST /v4/faturas/pagar', { body: { idfornecedor, idcliente, faturas, idpagamento } }, ana)
  const [cobranca] = await app.sql<{ txid: string; valor: number }[]>`
    select txid, valor from cobranca_fatura where idcobranca = ${idpagamento}`
  if (!cobranca) throw new Error('no charge for the invoices')
  return cobranca
}

/** The minute's job that ends charges, once the time of this order's is over. */
const expireCobrancas =
  ({ app }: Cena, num: number): Movimento =>
  async (em) => {
    // In the order of everybody else: the order first. Its charges alone, taken as they lie, wait for who waits for them.
    await app.sql.begin(async (tx) => {
      await tx`select from pedido where numpedido = ${num} for update`
      await tx`
        update pagamento set expira_em = now() - interval '1 hour' where numpedido = ${num} and status = 'PENDENTE'`
    })
    return (await em.pagamentos.expire()) > 0 ? 200 : 409
  }

/** That of budgets, once the time of this one is over. */
const expireOrcamento =
  ({ app }: Cena, num: number): Movimento =>
  async ({ sql }) => {
    await app.sql`
      update pedido set valido_ate = now() - interval '1 hour' where numpedido = ${num} and status = 'ORCAMENTO_PRECIFICADO'`
    return (await expireOrcamentos(sql)) > 0 ? 200 : 409
  }

trySituacoes({
  'a budget with prices': async (cena, { buy, price, write, act, move, buyAgain }) => {
    const num = await buy(cena.loja.idPix, [cena.arroz, cena.peixe], true)
    await price(num)(cena.app)
    return {
      movimentos: {
        accept: act(num, 'aceitar-orcamento'),
        refuse: act(num, 'recusar-orcamento'),
        price: price(num),
        write: write(num),
        cancel: move(num, 'CANCELADO'),
        expire: expireOrcamento(cena, num),
        buyAgain,
      },
      excluem: [
        ['accept', 'refuse'],
        ['refuse', 'cancel'],
      ],
    }
  },
  'an order with two charges': async (cena, { buy, swap, tell, act, move }) => {
    const { loja, app } = cena
    const num = await buy(loja.idPix)
    await swap(num, loja.idNaEntrega)(app)
    await swap(num, loja.idPix)(app)
    const [velha, nova] = await listCobrancas(cena, num)
    if (!velha || !nova) throw new Error('two charges expected')
    return {
      movimentos: {
        payOld: tell(velha, 'PAGO'),
        payNew: tell(nova, 'PAGO'),
        cancel: act(num, 'cancelar'),
        expire: expireCobrancas(cena, num),
        swapCredit: swap(num, loja.idFaturado),
        swapPix: swap(num, loja.idPix),
        pick: move(num, 'SEPARANDO'),
      },
    }
  },
  'an order on credit': async (cena, { buy, pick, move, tell, buyAgain }) => {
    const num = await buy(cena.loja.idFaturado)
    await move(num, 'SEPARANDO')(cena.app)
    const cobranca = await chargeFaturas(cena, num)
    return {
      movimentos: {
        pick: pick(num),
        cancel: move(num, 'CANCELADO'),
        pay: tell(cobranca, 'PAGO'),
        leave: move(num, 'EMENTREGA'),
        buyAgain,
      },
    }
  },
  'an order that was brought': async (cena, { buy, tell, move, giveBack, act, buyAgain }) => {
    const { app, loja, dono } = cena
    const num = await buy(loja.idPix)
    const [cobranca] = await listCobrancas(cena, num)
    if (!cobranca) throw new Error('a charge expected')
    await tell(cobranca, 'PAGO')(app)
    for (const para of ['SEPARANDO', 'EMENTREGA', 'ENTREGUE'] as const) {
      if (para === 'EMENTREGA') await pickTudo(app, num, dono)
      await move(num, para)(app)
    }
    return {
      movimentos: {
        giveBack: giveBack(num),
        withdraw: act(num, 'arrependimento'),
        refunded: tell(cobranca, 'ESTORNADO'),
        buyAgain,
      },
    }
  },
})
