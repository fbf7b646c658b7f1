import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { ModulosDitos } from '@vitrine/contract'

import { buildCupom } from '../teste/exemplares/build-cupom.ts'
import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

const MODULOS = '/painel/v1/{idfornecedor}/modulos'
let app: AppDeTeste
let loja: FornecedorDeTeste
let dona: LoginDeTeste
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
})

const params = () => ({ idfornecedor: loja.idfornecedor })
const read = async () => (await app.call(`GET ${MODULOS}`, { params: params(), query: {} }, dona)).dados
const save = (body: ModulosDitos, quem = dona) =>
  app.call(`PUT ${MODULOS}`, { params: params(), query: {}, body }, quem)
const stored = async () =>
  (await app.sql`select tags, modulos from fornecedor where idfornecedor = ${loja.idfornecedor}`)[0]

test('an owner switches modules and tags; what nobody here knows, and how the store delivers, stays (17.9)', async () => {
  await app.sql`
    update fornecedor set tags = ${['has-delivery', 'do-erp', 'support-budget']}, modulos = ${['Todos', 'Robos']} where idfornecedor = ${loja.idfornecedor}`
  const antes = await read()
  expect(antes).toMatchObject({
    outras_tags: ['do-erp'],
    tags: ['support-budget'],
    faz_entrega: true,
    faz_retirada: false,
  })
  expect(antes.modulos).toHaveLength(6)
  const { dados } = await save({
    modulos: ['chat'],
    tags: ['shows-stock', 'use-primary-address'],
    versao: antes.versao,
  })
  expect(dados).toMatchObject({
    modulos: ['chat'],
    tags: ['use-primary-address', 'shows-stock'],
    outras_tags: ['do-erp'],
  })
  expect(await stored()).toEqual({
    tags: ['has-delivery', 'do-erp', 'use-primary-address', 'shows-stock'],
    modulos: ['Chat', 'Robos'],
  })
  const velha = await save({ modulos: [], tags: [], versao: antes.versao })
  expect(velha.falha.codigo).toBe('cadastro_mudou')
})

test('a module that is off is not there for a shopper, within the same moment', async () => {
  const cupons = () =>
    app.call('GET /v2/app/cupom-desconto/cliente/{idcliente}', {
      params: { idcliente: '00000000-0000-0000-0000-000000000000' },
      query: { idfornecedor: loja.idfornecedor },
    })
  const antes = (await cupons()).status
  expect(antes).not.toBe(404)
  await save({ modulos: ['chat'], tags: [] })
  expect((await cupons()).status).toBe(404)
})

test('says how much of a module is open before it is switched off', async () => {
  await buildCupom(app.sql, loja, { codigocupom: 'UM' })
  await buildCupom(app.sql, loja, { codigocupom: 'AMIGO', indicacao: true })
  const { em_aberto, indicacao } = await read()
  expect(Object.fromEntries(em_aberto.map(({ modulo, quantos }) => [modulo, quantos]))).toEqual({
    assinatura: 0,
    chat: 0,
    combo: 0,
    cupom: 2,
    fatura: 0,
  })
  expect(indicacao).toBe(true)
})

test('what is no module, or no tag to be switched here, is refused; so is everybody but the owner', async () => {
  const camposOf = async (torto: object) =>
    Object.keys((await save(torto as ModulosDitos)).falha.campos ?? {}) // as a stranger would send it
  expect(await camposOf({ modulos: ['robos'], tags: [] })).toEqual(['modulos.0'])
  expect(await camposOf({ modulos: [], tags: ['has-delivery'] })).toEqual(['tags.0'])
  const atendente = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  const outra = await buildEquipe(app.sql, await buildFornecedor(app.sql), { papel: 'fornecedor' })
  expect((await save({ modulos: [], tags: [] }, atendente)).status).toBe(403)
  expect((await save({ modulos: [], tags: [] }, outra)).status).toBe(401)
})
