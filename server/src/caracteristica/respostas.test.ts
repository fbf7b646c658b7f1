import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { addDias, FUSO_PADRAO } from '@vitrine/rules/data'
import { instantDoCiclo } from '@vitrine/rules/assinatura'

import { runAssinaturas } from '../assinatura/index.ts'
import {
  amanha,
  buildAssinatura,
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja, { limite: 100_000 })
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10, estoque: 50 })
})

interface Campo {
  escopo?: 'CLIENTE' | 'PEDIDO'
  tipo?: string
  obrigatoria?: boolean
  opcoes?: string[]
  pessoa?: string
  tags?: string[]
  minimo?: number
  maximo?: number
}
const ask = (codigo: string, campo: Campo = {}) => app.sql`
  insert into caracteristica ${app.sql({ escopo: 'PEDIDO', tipo: 'TEXTO', ...campo, idfornecedor: loja.idfornecedor, codigo, nome: codigo })}`
const submit = (caracteristicas: Record<string, string>, cliente = ana) =>
  app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cliente.idcliente },
      body: buildSubmissao({ loja, cliente, produto: arroz }, { caracteristicas }),
    },
    { token: cliente.token },
  )
const listRespostas = async () =>
  (
    await app.sql<{ caracteristicas: Record<string, string> }[]>`
      select caracteristicas from pedido where idfornecedor = ${loja.idfornecedor} order by numpedido`
  ).map(({ caracteristicas }) => caracteristicas)

describe('answers of an order', () => {
  test('are asked of whom the field is for; what others send is not kept', async () => {
    await ask('doca', { pessoa: 'JURIDICA', obrigatoria: true })
    await ask('vip', { tags: ['ouro'], obrigatoria: true })
    await ask('quem', { pessoa: 'FISICA' })
    expect((await submit({ doca: '3', vip: 'x', quem: 'Bia' })).status).toBe(200)
    const ouro = await buildCliente(app.sql, loja, { tags: ['ouro'] })
    expect(Object.keys((await submit({}, ouro)).falha.campos ?? {})).toEqual(['caracteristicas.vip'])
    await app.sql`update cliente set tipo_documento = 'CNPJ', documento = lpad(documento, 14, '0') where idcliente = ${ouro.idcliente}`
    expect(Object.keys((await submit({ quem: 'Bia' }, ouro)).falha.campos ?? {})).toEqual([
      'caracteristicas.doca',
      'caracteristicas.vip',
    ])
    expect((await submit({ doca: '3', vip: 'x', quem: 'Bia' }, ouro)).status).toBe(200)
    expect(await listRespostas()).toEqual([{ quem: 'Bia' }, { doca: '3', vip: 'x' }])
  })

  test('are within the limits, by the words of the rule that the browser asks, too', async () => {
    await ask('doca', { minimo: 2, maximo: 4 })
    await ask('volumes', { tipo: 'NUMERO', minimo: 0.5, maximo: 10 })
    const { falha } = await submit({ doca: 'a', volumes: '10,000001' })
    expect(falha.campos).toEqual({
      'caracteristicas.doca': 'Use pelo menos 2 letras.',
      'caracteristicas.volumes': 'Use 10 ou menos.',
    })
    expect((await submit({ doca: 'abcd', volumes: '0,5' })).status).toBe(200)
    expect(await listRespostas()).toEqual([{ doca: 'abcd', volumes: '0.5' }])
  })

  test('a subscription that began before the field goes on without an answer to it', async () => {
    const { idassinatura } = await buildAssinatura(app, { loja, cliente: ana, produto: arroz })
    await ask('doca', { obrigatoria: true })
    expect(Object.keys((await submit({})).falha.campos ?? {})).toEqual(['caracteristicas.doca'])
    const segunda = addDias(amanha, 7)
    await runAssinaturas(app, {
      agora: instantDoCiclo(segunda, { antecedencia_horas: 0, prazo: 0, fuso: FUSO_PADRAO }),
    })
    const feitos = await app.sql`
      select caracteristicas from pedido where idassinatura = ${idassinatura} and ciclo is not null`
    expect(feitos.map(({ caracteristicas }) => caracteristicas)).toEqual([{}])
  })

  test('an archived field is asked for no more, and what was answered stands on its order with its name', async () => {
    await ask('doca')
    const { numpedido } = (await submit({ doca: '3' })).dados
    await app.sql`update caracteristica set ativa = false where idfornecedor = ${loja.idfornecedor}`
    expect((await submit({ doca: '4' }, await buildCliente(app.sql, loja))).status).toBe(200)
    expect(await listRespostas()).toEqual([{ doca: '3' }, {}])
    const { dados } = await app.call(
      'GET /v2/app/{session_token}/order/{numpedido}',
      { params: { session_token: 'token', numpedido: numpedido ?? 0 } },
      { token: ana.token },
    )
    expect(dados.caracteristicas).toEqual([{ nome: 'doca', tipo: 'TEXTO', valor: '3' }])
  })
})

describe('answers of a registration', () => {
  const put = (caracteristicas: Record<string, string>) =>
    app.call(
      'PUT /v1/app/usuario/{id}',
      {
        params: { id: ana.idusuario },
        body: {
          idfornecedor: loja.idfornecedor,
          dadosUsuario: { cliente: { nome: 'Ana' }, caracteristicas },
        },
      },
      { token: ana.token },
    )
  const readAna = async () => {
    const [row] = await app.sql<{ caracteristicas: object }[]>`
      select caracteristicas from cadastroextracliente where idcliente = ${ana.idcliente}`
    return row?.caracteristicas
  }
  const keep = (caracteristicas: object) => app.sql`
    update cadastroextracliente set caracteristicas = ${app.sql.json(caracteristicas as never)} where idcliente = ${ana.idcliente}`

  test('one that was given before its option or limit went stays good; a new one is not', async () => {
    await ask('ramo', { escopo: 'CLIENTE', tipo: 'LISTA', opcoes: ['Mercado'], obrigatoria: true })
    await ask('caixas', { escopo: 'CLIENTE', tipo: 'NUMERO', maximo: 5 })
    await keep({ ramo: 'Bar', caixas: '9' })
    expect((await put({ ramo: 'Bar', caixas: '9' })).status).toBe(200)
    expect(await readAna()).toEqual({ ramo: 'Bar', caixas: '9' })
    expect((await put({ ramo: 'Padaria', caixas: '8' })).falha.campos).toEqual({
      'caracteristicas.ramo': 'Escolha uma das opções.',
      'caracteristicas.caixas': 'Use 5 ou menos.',
    })
    expect((await put({ ramo: 'Mercado', caixas: '' })).status).toBe(200)
    expect(await readAna()).toEqual({ ramo: 'Mercado' })
  })

  test('who registered before a required field goes on buying, and is asked at the next change of the registration', async () => {
    await ask('ramo', { escopo: 'CLIENTE', obrigatoria: true })
    expect((await submit({})).status).toBe(200)
    expect(Object.keys((await put({})).falha.campos ?? {})).toEqual(['caracteristicas.ramo'])
    expect((await put({ ramo: 'Bar' })).status).toBe(200)
  })

  test('answers to what is asked of others now are left alone', async () => {
    await ask('ramo', { escopo: 'CLIENTE', pessoa: 'JURIDICA', obrigatoria: true })
    await keep({ ramo: 'Bar' })
    expect((await put({ ramo: 'Outro' })).status).toBe(200)
    expect(await readAna()).toEqual({ ramo: 'Bar' })
  })

  test('a registration is asked what its document is asked', async () => {
    await ask('pf', { escopo: 'CLIENTE', pessoa: 'FISICA', obrigatoria: true })
    await ask('pj', { escopo: 'CLIENTE', pessoa: 'JURIDICA', obrigatoria: true })
    await ask('ouro', { escopo: 'CLIENTE', tags: ['ouro'], obrigatoria: true })
    const register = async (cpf: string) => {
      const { falha } = await app.call('POST /v1/app/{session_token}/cliente/usuario', {
        params: { session_token: 'token' },
        body: {
          idfornecedor: loja.idfornecedor,
          cpf,
          nome: 'Bia',
          email: 'bia.campos@vitrine.example',
          senha: 'senha-de-teste',
        },
      })
      return Object.keys(falha.campos ?? {})
    }
    expect(await register('529.982.247-25')).toEqual(['caracteristicas.pf'])
    expect(await register('11.222.333/0001-81')).toEqual(['caracteristicas.pj'])
  })
})
