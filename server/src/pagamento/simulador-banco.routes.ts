import { formatReais, fromCentavos } from '@vitrine/rules/dinheiro'
import type { FastifyInstance } from 'fastify'

import { Falha, uuidv7, type Sql } from '#infra'

import { findPorTxid } from './simulador.repository.ts'
import { SIMULADOR, signEvento } from './simulador.ts'

/** Demo only: the page that plays the bank. Its button sends the webhook that a real provider would send, over HTTP. */
export function registerBanco(app: FastifyInstance, sql: Sql): void {
  app.get<{ Params: { txid: string } }>('/dev/banco/:txid', async (request, reply) => {
    const cobranca = await findPorTxid(sql, request.params.txid)
    if (!cobranca) throw new Falha('nao_encontrado')
    const valor = formatReais(fromCentavos(cobranca.valor))
    const corpo =
      cobranca.status === 'PENDENTE'
        ? `<p class="valor">${valor}</p><p>Pedido ${cobranca.numpedido}</p><form method="post"><button>Pagar ${valor}</button></form>`
        : `<p class="valor">${valor}</p><p>Pedido ${cobranca.numpedido}: <b>${cobranca.status === 'PAGO' ? 'pago' : cobranca.status.toLowerCase()}</b></p>`
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(toPage(corpo))
  })

  // The form sends no fields; its body is read and dropped.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, {}),
  )

  app.post<{ Params: { txid: string } }>('/dev/banco/:txid', async (request, reply) => {
    const cobranca = await findPorTxid(sql, request.params.txid)
    if (!cobranca) throw new Falha('nao_encontrado')
    const idevento = uuidv7()
    const { txid } = request.params
    const response = await app.inject({
      method: 'POST',
      url: `/v4/webhook/${SIMULADOR}/${cobranca.idfornecedor}`,
      headers: { 'x-assinatura': signEvento(idevento, txid, 'PAGO') },
      payload: { idevento, txid, status: 'PAGO', valor: cobranca.valor },
    })
    if (response.statusCode !== 200) throw new Falha('interna')
    return reply.redirect(`/dev/banco/${txid}`, 303)
  })
}

function toPage(corpo: string): string {
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Banco de demonstração</title>
<style>body{font:16px/1.5 system-ui;max-width:420px;margin:64px auto;padding:0 16px;color:#16181d;text-align:center}.valor{font-size:40px;font-weight:700;margin:24px 0 0}button{font:inherit;font-weight:600;color:#fff;background:#0f5b63;border:0;border-radius:10px;min-height:52px;width:100%;margin-top:24px;cursor:pointer}</style>
<h1>Banco de demonstração</h1>${corpo}<p>Nenhum dinheiro de verdade se move aqui.</p></html>`
}
