import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createTestApp, type AppDeTeste } from '../teste/index.ts'
import { createReceita } from './index.ts'
import { createRemota } from './remota.ts'

const corpo = {
  razao_social: 'EMPRESA VIVA LTDA',
  nome_fantasia: 'VIVA',
  descricao_situacao_cadastral: 'ATIVA',
  cnae_fiscal: 4712100,
  cnae_fiscal_descricao: 'Minimercados',
  descricao_tipo_de_logradouro: 'RUA',
  logradouro: 'BARAO DE JAGUARA',
  numero: '100',
  bairro: 'CENTRO',
  municipio: 'CAMPINAS',
  uf: 'SP',
  cep: 1301500,
  ddd_telefone_1: '1932345678',
  email: null,
}

let server: Server
let base: string
let pedidos = 0
let app: AppDeTeste

beforeAll(async () => {
  server = createServer((request, response) => {
    pedidos += 1
    const cnpj = request.url?.split('/').at(-1)
    if (cnpj === '00000000000191') response.writeHead(404).end('{}')
    else if (cnpj === '11222333000181') response.writeHead(503).end('{}')
    else if (cnpj === 'ZZZZZZZZZZZ962') return // never answers
    else response.end(JSON.stringify(corpo))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cnpj/{cnpj}` // a TCP server has one
  app = await createTestApp()
})
afterAll(async () => {
  server.close()
  await app.close()
})

const remota = () => createRemota(base, { permitirLoopback: true, timeoutMs: 2500 })
const ask = (doc: string, ip = '100.3.0.1') =>
  app.call(
    'GET /v1/app/cliente/usuario/dados-receita/{doc}',
    { params: { doc }, query: {} },
    { headers: { 'x-forwarded-for': ip } },
  )

describe('tax-authority data (§7 dados-receita)', () => {
  test('a live source is read into our fields, once a day for a CNPJ', async () => {
    const receita = createReceita({ receitaUrl: base, demo: false }, remota)
    const antes = pedidos
    const dados = await receita.find('12ABC34501DE35')
    expect(dados).toMatchObject({
      cnpj: '12ABC34501DE35',
      razaosocial: 'EMPRESA VIVA LTDA',
      ativa: true,
      email: '',
      telefone: '+551932345678',
      cnae: { codigo: '4712100' },
      endereco: { rua: 'RUA BARAO DE JAGUARA', cidade: 'CAMPINAS', uf: 'SP', cep: '01301500' },
    })
    expect(await receita.find('12ABC34501DE35')).toEqual(dados)
    expect(pedidos - antes).toBe(1)
  })

  test('unknown is null; a failure and a silence throw, and are asked again', async () => {
    const receita = createReceita({ receitaUrl: base, demo: false }, remota)
    expect(await receita.find('00000000000191')).toBeNull()
    for (const cnpj of ['11222333000181', 'ZZZZZZZZZZZ962']) {
      const antes = pedidos
      await expect(receita.find(cnpj)).rejects.toThrow()
      await expect(receita.find(cnpj)).rejects.toThrow()
      expect(pedidos - antes).toBe(2)
    }
  })

  test.each(['http://receita.example/{cnpj}', 'https://127.0.0.1/{cnpj}', 'https://localhost/{cnpj}'])(
    'no call goes to %s',
    async (url) => {
      const receita = createRemota(url, { resolve: async () => [{ address: '10.0.0.7', family: 4 }] })
      await expect(receita.find('12ABC34501DE35')).rejects.toThrow(/not allowed|inner network/)
    },
  )

  test('the demo knows a few companies, letters in the number included; elsewhere nothing is invented', async () => {
    const { dados } = await ask('12.abc.345/01DE-35')
    expect(dados).toMatchObject({ razaosocial: 'Mercearia Boa Vista Ltda.', ativa: true })
    expect((await ask('00.000.000/0001-91')).falha.codigo).toBe('nao_encontrado')
    expect((await ask('529.982.247-25')).falha).toMatchObject({ codigo: 'entrada_invalida' })
    expect(await createReceita({ receitaUrl: null, demo: false }).find('12ABC34501DE35')).toBeNull()
  })

  test('forty look-ups an hour from one address', async () => {
    const status = (await Promise.all(Array.from({ length: 45 }, () => ask('00.000.000/0001-91')))).map(
      (r) => r.status,
    )
    expect(status.filter((codigo) => codigo === 429).length).toBeGreaterThanOrEqual(5)
  })
})
