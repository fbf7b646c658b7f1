import { escapeHtml } from '@vitrine/rules/texto'
import type { FastifyInstance } from 'fastify'

import { bodyOfEvento, calls, eventos, falhas, type Call, type TipoEvento } from '@vitrine/contract'

import { toSchema } from '#chamada'
import { POLITICA_SIMPLES } from '#infra'

import { toOpenApi } from './openapi.ts'

/** /openapi.json and the same for people at /docs. */
export function registerDocs(app: FastifyInstance): void {
  let openapi: string | undefined
  app.get('/openapi.json', async (_request, reply) => {
    openapi ??= JSON.stringify(toOpenApi())
    return reply.type('application/json; charset=utf-8').send(openapi)
  })
  app.get('/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLITICA_SIMPLES).send(toPage()),
  )
}

function toPage(): string {
  const linhas = (Object.entries(calls) as [string, Call][]).map(([key, call]) => {
    const [method = '', path = ''] = key.split(' ')
    const quais = call.falhas.map(
      (codigo) =>
        `<li><code>${codigo}</code> ${falhas[codigo].status}: ${escapeHtml(falhas[codigo].mensagem)}</li>`,
    )
    return `<details id="${escapeHtml(key)}"><summary><b>${method}</b> <code>${escapeHtml(path)}</code><span>${escapeHtml(call.summary)}</span></summary>
<p>Who: ${call.access.join(', ')}. Whose data: ${call.dono}.</p>${quais.length > 0 ? `<ul>${quais.join('')}</ul>` : ''}</details>`
  })
  const textos = Object.entries(falhas).map(
    ([codigo, { status, mensagem, situacao }]) =>
      `<tr><td><code>${codigo}</code><td>${status}<td>${escapeHtml(mensagem)}<td>${escapeHtml(situacao)}`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vitrine: calls</title>
<style>body{font:15px/1.5 system-ui;max-width:1080px;margin:32px auto;padding:0 16px;color:#16181d}details{border-top:1px solid #e4e4e0;padding:10px 0}summary{cursor:pointer}summary b{display:inline-block;width:64px}summary span{display:block;color:#565b66;margin-left:64px}table{border-collapse:collapse;width:100%}td{border-top:1px solid #e4e4e0;padding:6px;vertical-align:top}code{font-size:13px}</style>
<h1>Vitrine: calls</h1><p>Made from the contract. Machine-readable: <a href="/openapi.json">/openapi.json</a>. <code>{session_token}</code> is a session token, or <code>token</code> with a bearer header or the session cookie.</p>
${linhas.join('\n')}${toWebhooks()}<h2>Failures</h2><table>${textos.join('')}</table></html>`
}

/** What a supplier's system is told, with the fields of each body. */
function toWebhooks(): string {
  // Object.keys gives texts; this object has only these keys.
  const linhas = (Object.keys(eventos) as TipoEvento[]).map((tipo) => {
    const corpo = escapeHtml(JSON.stringify(toSchema(bodyOfEvento(tipo).shape.data), null, 2))
    return `<details id="${tipo}"><summary><code>${tipo}</code><span>${escapeHtml(eventos[tipo].summary)}</span></summary><pre>${corpo}</pre></details>`
  })
  return `<h2>Webhooks</h2><p>Each is a POST of <code>{"type", "timestamp", "data"}</code>; below, the schema of <code>data</code>. Signed as <a href="https://www.standardwebhooks.com">Standard Webhooks</a> says: <code>webhook-signature</code> is <code>v1,</code> and base64 of HMAC-SHA256 over <code>webhook-id.webhook-timestamp.body</code>, with the bytes of the secret after <code>whsec_</code> as key. Told at least once, in order for one order, until an answer is 2xx, for three days.</p>${linhas.join('\n')}`
}
