import type { FastifyInstance, FastifyReply } from 'fastify'

import { uuidv7, Falha, type Sql } from '#infra'

import { showBanco, showCobranca, showDesafio } from './show-banco.ts'
import { showCartaoSimulado } from './show-cartao-simulado.ts'
import {
  findConta,
  findPorTxid,
  insertAviso,
  listAvisos,
  listRecentes,
  lockConta,
  saveConta,
  takeAtrasados,
  type AvisoSimulado,
  type ContaSimulada,
} from './simulador.repository.ts'
import { SIMULADOR, signEvento } from './simulador.ts'

/** How late a late notice is. */
const ATRASO_MS = 10_000

/** What the page's buttons do to a charge; what they tell of it is sent as a real provider would, over HTTP. */
const viradas: Record<string, (conta: ContaSimulada) => ContaSimulada> = {
  pagar: (conta) => ({ ...conta, status: 'PAGO' }),
  atrasar: (conta) => ({ ...conta, status: 'PAGO' }),
  inverter: (conta) => ({ ...conta, status: 'PAGO' }),
  aprovar: (conta) => ({ ...conta, status: 'RESERVADO' }),
  recusar: (conta) => ({ ...conta, status: 'RECUSADO', recusa: 'OUTRO' }),
  negar: (conta) => ({ ...conta, status: 'RECUSADO', recusa: 'DESAFIO' }),
  expirar: (conta) => ({ ...conta, status: 'EXPIRADO' }),
  contestar: (conta) => ({ ...conta, status: 'CONTESTADO' }),
  ganhar: (conta) => ({ ...conta, status: 'CONTESTACAO_GANHA' }),
  perder: (conta) => ({
    ...conta,
    status: 'CONTESTACAO_PERDIDA',
    devolvido: conta.capturado ?? conta.valor,
  }),
  devolver: (conta) => ({ ...conta, status: 'ESTORNADO', devolvido: conta.capturado ?? conta.valor }),
}

/** A bank's own page, in a frame of the shop: what it runs is the bank's affair. */
const POLITICA =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; frame-ancestors 'self'"

/** Demo only: the site of the simulated bank. Who pays there pays; what the shop hears of it comes by signed webhooks. */
export function registerBanco(app: FastifyInstance, sql: Sql): void {
  app.get('/dev/banco', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLITICA)
      .send(showBanco(await listRecentes(sql))),
  )

  app.get('/dev/banco/cartao', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLITICA)
      .send(showCartaoSimulado()),
  )

  app.get<{ Params: { txid: string } }>('/dev/banco/:txid', async ({ params: { txid } }, reply) => {
    const cobranca = await findPorTxid(sql, txid)
    if (!cobranca) throw new Falha('nao_encontrado')
    await tellAtrasados()
    const conta = await findConta(sql, txid)
    const pagina = showCobranca(cobranca, conta, await listAvisos(sql, txid))
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLITICA)
      .send(pagina)
  })

  const toDesafio = (reply: FastifyReply, valor: number | null) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLITICA)
      .send(showDesafio(valor))

  app.get<{ Params: { txid: string } }>('/dev/banco/:txid/desafio', async ({ params: { txid } }, reply) => {
    const conta = await findConta(sql, txid)
    if (!conta) throw new Falha('nao_encontrado')
    return toDesafio(reply, conta.status === 'PENDENTE' ? conta.valor : null)
  })

  // The form's only field is the button that was pressed.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.post<{ Params: { txid: string }; Body: { acao?: string } | null }>(
    '/dev/banco/:txid',
    async ({ params: { txid }, body }, reply) => {
      await act(txid, body?.acao ?? 'pagar')
      return reply.redirect(`/dev/banco/${txid}`, 303)
    },
  )

  app.post<{ Params: { txid: string }; Body: { acao?: string } | null }>(
    '/dev/banco/:txid/desafio',
    async ({ params: { txid }, body }, reply) => {
      const conta = await findConta(sql, txid)
      if (conta?.status === 'PENDENTE') await act(txid, body?.acao === 'aprovar' ? 'aprovar' : 'negar')
      return toDesafio(reply, null)
    },
  )

  async function act(txid: string, acao: string): Promise<void> {
    const cobranca = await findPorTxid(sql, txid)
    if (!cobranca) throw new Falha('nao_encontrado')
    const { idfornecedor } = cobranca
    if (acao === 'repetir') {
      const ultimo = (await listAvisos(sql, txid)).findLast(({ atrasado }) => !atrasado)
      if (!ultimo) return
      for (let times = 0; times < 3; times++) await tell(ultimo, idfornecedor)
      return
    }
    const virada = viradas[acao]
    if (!virada) throw new Falha('entrada_invalida')
    const conta = await sql.begin(async (tx) => {
      const atual = await lockConta(tx, txid)
      const nova = atual && virada(atual)
      if (nova) await saveConta(tx, nova)
      return nova
    })
    if (!conta) throw new Falha('nao_encontrado')
    const aviso = avisoOf(conta)
    if (acao === 'atrasar') {
      await insertAviso(sql, aviso, new Date(Date.now() + ATRASO_MS))
      return schedule()
    }
    await insertAviso(sql, aviso, null)
    await tell(aviso, idfornecedor)
    if (acao !== 'inverter') return
    // The news that it ran out is older and comes after the money.
    const velho = { ...aviso, idevento: uuidv7(), status: 'EXPIRADO' }
    await insertAviso(sql, velho, null)
    await tell(velho, idfornecedor)
  }

  async function tell({ idevento, txid, status, valor }: AvisoSimulado, idfornecedor: string): Promise<void> {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/v4/webhook/${SIMULADOR}/${idfornecedor}`,
      headers: { 'x-assinatura': signEvento({ idevento, txid, status, valor }) },
      payload: { idevento, txid, status, valor },
    })
    if (statusCode !== 200) throw new Falha('interna')
  }

  /** Late notices whose time has come: by the clock, and whenever somebody looks at the bank (it may have been off). */
  async function tellAtrasados(): Promise<void> {
    for (const aviso of await takeAtrasados(sql)) await tell(aviso, aviso.idfornecedor)
  }

  function schedule(): void {
    setTimeout(() => {
      tellAtrasados().catch((error: unknown) => app.log.error({ err: error }, 'simulated bank'))
    }, ATRASO_MS + 100).unref()
  }
}

function avisoOf({ txid, status, capturado, valor }: ContaSimulada): AvisoSimulado {
  return { idevento: uuidv7(), txid, status, valor: capturado ?? valor }
}
