import { createConfig, lintFromString } from '@redocly/openapi-core'
import { escapeHtml } from '@vitrine/rules/texto'
import { expect, test } from 'vitest'

import { listOperacoes } from './caminhos.ts'
import { toOpenApi } from './openapi.ts'
import type { Json } from './esquemas.ts'
import { toPagina } from './to-pagina.ts'

const documento = toOpenApi()
const operacoes = listOperacoes(documento).map(({ metodo, path, operacao }) => ({
  nome: `${metodo} ${path}`,
  operacao,
}))

test('a linter of OpenAPI finds no error; its only warning is about paths that the specification wrote alike', async () => {
  const problemas = await lintFromString({
    source: JSON.stringify(documento),
    config: await createConfig({ extends: ['recommended'] }),
  })
  const escritos = problemas.map(({ ruleId, severity, message }) => `${severity} ${ruleId}: ${message}`)
  expect(escritos.filter((texto) => !texto.startsWith('warn no-ambiguous-paths'))).toEqual([])
})

test('every field, parameter and header says what it means', () => {
  const mudos: string[] = []
  const walk = (parte: unknown, onde: string): void => {
    if (typeof parte !== 'object' || parte === null) return
    const { type, properties, in: lugar, description } = parte as Json
    if (typeof lugar === 'string' && !description) mudos.push(onde)
    if (type === 'object' && typeof properties === 'object')
      for (const [nome, campo] of Object.entries((properties ?? {}) as Record<string, Json>))
        if (!campo.description) mudos.push(`${onde}.${nome}`)
    for (const [nome, filho] of Object.entries(parte)) if (nome !== 'example') walk(filho, `${onde}/${nome}`)
  }
  walk(documento, '')
  expect(mudos).toEqual([])
})

test('the page for people says it too: of each field that is sent or answered, and of each parameter', () => {
  const pagina = toPagina(documento)
  const ditas = new Set<string>()
  const walk = (parte: unknown): void => {
    if (typeof parte !== 'object' || parte === null) return
    const { properties, in: lugar, description } = parte as Json
    // The headers of any call are told of once, in the document.
    if ((lugar === 'path' || lugar === 'query') && typeof description === 'string') ditas.add(description)
    for (const campo of Object.values((properties ?? {}) as Record<string, Json>))
      if (typeof campo.description === 'string') ditas.add(campo.description)
    for (const [nome, filho] of Object.entries(parte)) if (nome !== 'example') walk(filho)
  }
  const { paths, components } = documento as { paths: Json; components: { schemas: Json } }
  walk(paths)
  walk(components.schemas)
  expect(ditas.size).toBeGreaterThan(1000)
  expect([...ditas].filter((dita) => !pagina.includes(escapeHtml(dita)))).toEqual([])
  const chamada = pagina.slice(
    pagina.indexOf('<details id="POST /v1/app/{session_token}/usuario/autenticar">'),
  )
  expect(chamada.slice(0, chamada.indexOf('</details>'))).toContain('<h3>Sent</h3>')
})

test.each(operacoes)(
  '$nome has its noun, an example of all that is sent, and says when to come back',
  ({ operacao }) => {
    expect(operacao.tags[0]).toBeTypeOf('string')
    const proprios = operacao.parameters.filter(({ $ref }) => !$ref)
    expect(proprios.filter(({ example }) => example === undefined)).toEqual([])
    for (const { example } of Object.values(operacao.requestBody?.content ?? {}))
      expect(JSON.stringify(example)).not.toContain('null,null')
    expect(operacao.responses).toHaveProperty(['429', 'headers', 'Retry-After'])
  },
)

test('fields with a default need not be sent, and are there in what is answered', () => {
  const { LinhaPedida, LinhaPedidaEntrada } = (documento.components as { schemas: Record<string, Json> })
    .schemas
  expect(LinhaPedida?.required).toContain('embalarParaPresente')
  expect(LinhaPedidaEntrada?.required).not.toContain('embalarParaPresente')
})

test('codes with commas between are lists of their codes', () => {
  const pedidos = operacoes.find(({ nome }) => nome === 'get /v2/app/pedido/cliente/{idcliente}')
  const status = pedidos?.operacao.parameters.find(({ name }) => name === 'status')
  expect(status).toMatchObject({ style: 'form', explode: false })
  expect(JSON.stringify(status?.schema)).toContain('"PAGO"')
})
