import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { CallInput, Calls } from '@vitrine/contract'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const READ = 'GET /v2/app/{session_token}/cliente/enderecos/{id}/faturamento'
const GIVE = 'PUT /v2/app/{session_token}/cliente/enderecos/{id}/faturamento'
const REMOVE = 'DELETE /v2/app/{session_token}/cliente/enderecos/{id}/faturamento'
type Enviado = CallInput<Calls[typeof GIVE]>['body']['endereco']

const sede: Enviado = {
  descricao: 'Matriz',
  rua: 'Rua da Sede',
  numero: '9',
  cidade: 'Campinas',
  uf: 'sp',
  cep: '13015-904',
  pais: '',
}

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
})
afterAll(() => app.close())
beforeEach(async () => {
  ana = await buildCliente(app.sql, loja)
})

const params = () => ({ session_token: 'token', id: ana.idcliente })
const give = (endereco: Enviado) =>
  app.call(GIVE, { params: params(), body: { endereco } }, { token: ana.token })
const read = async () => (await app.call(READ, { params: params() }, { token: ana.token })).dados

describe('the billing address (§3 Address, §7 Addresses)', () => {
  test('has the shape of an address, its apelido taken from descricao, Brasil without a country (§5)', async () => {
    expect(await read()).toEqual({ endereco: null })
    const { dados } = await give({ ...sede, apelido: 'Outro nome' })
    expect(dados.endereco).toMatchObject({ apelido: 'Matriz', uf: 'SP', cep: '13015904', pais: 'Brasil' })
    expect(await read()).toEqual(dados)
  })

  test('is kept apart: it is not offered for delivery, and a new one replaces it', async () => {
    const { idendereco } = (await give(sede)).dados.endereco ?? {}
    const outra = (await give({ ...sede, numero: '10' })).dados.endereco
    expect(outra).toMatchObject({ idendereco, numero: '10' })
    const { dados } = await app.call(
      'GET /v1/app/{session_token}/cliente/enderecos',
      { params: { session_token: 'token' }, query: {} },
      { token: ana.token },
    )
    expect(dados.data.map((each) => each.idendereco)).toEqual([ana.idendereco])
  })

  test('can be taken away again', async () => {
    await give(sede)
    expect((await app.call(REMOVE, { params: params() }, { token: ana.token })).dados).toEqual({
      endereco: null,
    })
    expect(await read()).toEqual({ endereco: null })
  })

  test('a wrong CEP is refused and named', async () => {
    const { status, falha } = await give({ ...sede, cep: '1301590x' })
    expect([status, falha.campos]).toEqual([400, { cep: 'CEP inválido.' }])
  })

  test('stands on the order; without one the address of delivery does (§3 Order submission)', async () => {
    const produto = await buildProduto(app.sql, loja)
    const buy = async (quantidade: number) => {
      const { dados } = await app.call(
        'POST /v2/app/{session_token}/usuario/{id}/pedido',
        {
          params: { session_token: 'token', id: ana.idcliente },
          body: buildSubmissao(
            { loja, cliente: ana, produto },
            { itens: [{ id: produto, quantidade, embalarParaPresente: false }] },
          ),
        },
        { token: ana.token },
      )
      const [row] = await app.sql<
        [{ rua: string }]
      >`select enderecofaturamento ->> 'rua' as rua from pedido where numpedido = ${dados.numpedido}`
      const lido = await app.call(
        'GET /v2/app/{session_token}/order/{numpedido}',
        { params: { session_token: 'token', numpedido: dados.numpedido }, query: {} },
        { token: ana.token },
      )
      expect(lido.dados.enderecofaturamento?.rua).toBe(row.rua)
      return row.rua
    }
    expect(await buy(1)).toBe('Rua A')
    await give(sede)
    expect(await buy(2)).toBe('Rua da Sede')
  })

  test('is part of what the LGPD copy names', async () => {
    await give(sede)
    const { dados } = await app.call(
      'GET /v4/client/{idcliente}/dados',
      { params: { idcliente: ana.idcliente }, query: {} },
      { token: ana.token },
    )
    expect(JSON.stringify(dados)).toContain('Rua da Sede')
  })
})
