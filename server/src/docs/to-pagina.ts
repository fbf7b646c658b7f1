import { bodyOfEvento, calls, eventos, falhas, type Call, type TipoEvento } from '@vitrine/contract'
import { escapeHtml } from '@vitrine/rules/texto'

import { toSchema } from '#chamada'

import { listOperacoes, toNomeDaOperacao, type Operacao } from './caminhos.ts'
import type { Json } from './esquemas.ts'
import { listCampos, sayTipo, type Campo } from './list-campos.ts'

/**
 * The document of openapi.ts as a page for people: each call with who may make it, its parameters, the fields that are sent and answered with
 * what they mean, its failures; then what has a name of its own.
 */
export function toPagina(openapi: Json): string {
  const porNome = new Map(
    listOperacoes(openapi).map(({ operacao }) => [String(operacao.operationId), operacao] as const),
  )
  const linhas = (Object.entries(calls) as [string, Call][]).map(([key, call]) =>
    writeChamada(key, call, porNome.get(toNomeDaOperacao(key))),
  )
  const textos = Object.entries(falhas).map(
    ([codigo, { status, mensagem, situacao }]) =>
      `<tr><td><code>${codigo}</code><td>${status}<td>${escapeHtml(mensagem)}<td>${escapeHtml(situacao)}`,
  )
  const { schemas } = openapi.components as { schemas: Record<string, Json> } // as openapi.ts writes them
  const nomeados = Object.entries(schemas).map(([nome, esquema]) => writeNomeado(nome, esquema))
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vitrine: calls</title>
<style>${ESTILO}</style>
<h1>Vitrine: calls</h1><p>Made from the contract. Machine-readable: <a href="/openapi.json">/openapi.json</a>. <code>{session_token}</code> is a session token, or <code>token</code> with a bearer header or the session cookie.</p>
${linhas.join('\n')}${writeGanchos()}<h2>Failures</h2><table>${textos.join('')}</table>
<h2>Schemas</h2>${nomeados.join('\n')}</html>`
}

const ESTILO =
  'body{font:15px/1.5 system-ui;max-width:1080px;margin:32px auto;padding:0 16px;color:#16181d}details{border-top:1px solid #e4e4e0;padding:10px 0}summary{cursor:pointer}summary b{display:inline-block;width:64px}summary span{display:block;color:#565b66;margin-left:64px}h3{font-size:15px;margin:12px 0 4px}table{border-collapse:collapse;width:100%}td{border-top:1px solid #e4e4e0;padding:6px;vertical-align:top;overflow-wrap:anywhere}td:first-child{width:28%}td:nth-child(2){width:26%}code{font-size:13px}small{color:#565b66}'

function writeChamada(key: string, call: Call, operacao: Operacao | undefined): string {
  const [method = '', path = ''] = key.split(' ')
  const quais = call.falhas.map(
    (codigo) =>
      `<li><code>${codigo}</code> ${falhas[codigo].status}: ${escapeHtml(falhas[codigo].mensagem)}</li>`,
  )
  return `<details id="${escapeHtml(key)}"><summary><b>${method}</b> <code>${escapeHtml(path)}</code><span>${escapeHtml(call.summary)}</span></summary>
<p>Who: ${call.access.join(', ')}. Whose data: ${call.dono}.</p>${operacao ? writeOperacao(operacao) : ''}${quais.length > 0 ? `<h3>Failures</h3><ul>${quais.join('')}</ul>` : ''}</details>`
}

function writeOperacao({ parameters, requestBody, responses }: Operacao): string {
  const parametros = parameters.flatMap(({ name, in: onde, required, description, schema }): Campo[] =>
    // The headers of any call are components, and told of in openapi.json.
    typeof name === 'string'
      ? [
          {
            nome: `${escapeHtml(name)} <small>(${String(onde)})</small>`,
            isObrigatorio: required === true,
            tipo: sayTipo((schema ?? {}) as Json), // openapi.ts gives each its schema
            descricao: typeof description === 'string' ? description : '',
          },
        ]
      : [],
  )
  return [
    writeCampos('Parameters', parametros),
    writeCorpo('Sent', Object.values(requestBody?.content ?? {})[0]),
    writeCorpo('Answered', findResposta(responses)),
  ].join('')
}

/** What a call answers when all went well. */
function findResposta(respostas: Json[string]): Json | undefined {
  const boas = Object.entries((respostas ?? {}) as Record<string, Json>) // as respostas.ts writes them
  const [, boa] = boas.find(([status]) => status.startsWith('2')) ?? []
  return Object.values((boa?.content ?? {}) as Record<string, Json>)[0]
}

function writeCorpo(titulo: string, conteudo: Json | undefined): string {
  const esquema = conteudo?.schema
  if (typeof esquema !== 'object' || esquema === null) return ''
  const campos = listCampos(esquema as Json)
  // What has a name of its own stands below, once.
  if (campos.length === 0) return `<h3>${titulo}</h3><p>${sayTipo(esquema as Json)}</p>`
  return writeCampos(titulo, campos)
}

function writeCampos(titulo: string, campos: readonly Campo[]): string {
  if (campos.length === 0) return ''
  const linhas = campos.map(
    ({ nome, isObrigatorio, tipo, descricao }) =>
      `<tr><td><code>${nome}</code>${isObrigatorio ? '' : ' <small>optional</small>'}<td>${tipo}<td>${escapeHtml(descricao)}`,
  )
  return `<h3>${titulo}</h3><table>${linhas.join('')}</table>`
}

function writeNomeado(nome: string, esquema: Json): string {
  const { description } = esquema
  const texto = typeof description === 'string' ? `<p>${escapeHtml(description)}</p>` : ''
  const campos = listCampos(esquema)
  return `<details id="${escapeHtml(nome)}"><summary><code>${escapeHtml(nome)}</code></summary>${texto}${campos.length > 0 ? writeCampos('Fields', campos) : `<p>${sayTipo(esquema)}</p>`}</details>`
}

/** What a supplier's system is told, with the fields of each body. */
function writeGanchos(): string {
  // Object.keys gives texts; this object has only these keys.
  const linhas = (Object.keys(eventos) as TipoEvento[]).map((tipo) => {
    const corpo = escapeHtml(JSON.stringify(toSchema(bodyOfEvento(tipo).shape.data), null, 2))
    return `<details id="${tipo}"><summary><code>${tipo}</code><span>${escapeHtml(eventos[tipo].summary)}</span></summary><pre>${corpo}</pre></details>`
  })
  return `<h2>Webhooks</h2><p>Each is a POST of <code>{"type", "timestamp", "data"}</code>; below, the schema of <code>data</code>. Signed as <a href="https://www.standardwebhooks.com">Standard Webhooks</a> says: <code>webhook-signature</code> is <code>v1,</code> and base64 of HMAC-SHA256 over <code>webhook-id.webhook-timestamp.body</code>, with the bytes of the secret after <code>whsec_</code> as key. Told at least once, in order for one order, until an answer is 2xx, for three days.</p>${linhas.join('\n')}`
}
