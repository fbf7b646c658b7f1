import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { loadSharp } from '../imagem/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** The logo of a store, as its owner sends and wears it (issue 17, line 8; decision 0142). */
let app: AppDeTeste
let casa: FornecedorDeTeste
let dona: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  casa = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, casa, { papel: 'fornecedor' })
})

const params = () => ({ idfornecedor: casa.idfornecedor })
const send = (dados: Buffer, token = dona.token) =>
  app.call(
    'POST /painel/v1/{idfornecedor}/marca/imagens',
    { params: params(), body: { dados: dados.toString('base64') } },
    { token },
  )
const desenho = (dentro = '<circle cx="20" cy="20" r="18" fill="#14693f"/>') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 40">${dentro}</svg>`)

/** A picture on nothing, with a mark in its middle. */
async function makeTransparente(): Promise<Buffer> {
  const sharp = await loadSharp()
  const nada = { r: 0, g: 0, b: 0, alpha: 0 }
  const marca = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#c03020' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 2400, height: 800, channels: 4, background: nada } })
    .composite([{ input: marca }])
    .png()
    .toBuffer()
}

describe('a picture of a logo is taken in', () => {
  test('a drawing as it came, with the proportions that it says', async () => {
    const { dados } = await send(desenho())
    expect(dados).toMatchObject({ largura: 140, altura: 40, hash: expect.stringMatching(/^[0-9a-f]{32}$/) })
    const { rawPayload } = await app.fastify.inject(`/img/${dados.hash}/original.svg`)
    expect(rawPayload).toEqual(desenho())
  })

  test('anything else is made small, and what is transparent stays so on the way to the shop', async () => {
    const { dados } = await send(await makeTransparente())
    expect(dados).toMatchObject({ largura: 1080, altura: 360 })
    const { rawPayload, headers } = await app.fastify.inject(`/img/${dados.hash}/original.svg`)
    expect(headers['content-type']).toBe('image/webp')
    const sharp = await loadSharp()
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 720, hasAlpha: true })
    expect((await sharp(rawPayload).stats()).isOpaque).toBe(false)
  })

  test('the same file sent again is the same picture', async () => {
    const foto = await makeTransparente()
    expect((await send(foto)).dados).toEqual((await send(foto)).dados)
  })
})

describe('what is no picture of a logo is refused in words', () => {
  test.each([
    ['a text', Buffer.from('logo'), /JPEG, PNG, WebP ou SVG/],
    ['a drawing with a script', desenho('<script>1</script>'), /<script>, que não é aceito/],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), /incompleta ou danificada/],
  ])('%s', async (_, dados, dito) => {
    const { status, falha } = await send(dados)
    expect(status).toBe(400)
    expect(falha?.campos?.['dados']).toMatch(dito)
  })

  test('and nobody else of the store sends one', async () => {
    const atendente = await buildEquipe(app.sql, casa, { papel: 'atendente' })
    expect((await send(desenho(), atendente.token)).status).toBe(403)
  })
})

describe('the look of a store names its logo', () => {
  const look = async (body?: object) =>
    body
      ? app.call(
          'PUT /painel/v1/{idfornecedor}/aparencia',
          { params: params(), body: body as never }, // tried with what is wrong too
          { token: dona.token },
        )
      : app.call('GET /painel/v1/{idfornecedor}/aparencia', { params: params() }, { token: dona.token })

  test('the shop wears it, it stays where it is not said, and goes where nothing is said in its place', async () => {
    const { hash } = (await send(desenho())).dados
    const { entradas, versao } = (await look()).dados
    const logo = { claro: hash, escuro: '', simbolo: hash }
    expect((await look({ entradas, logo, versao })).dados).toMatchObject({ logo, versao: versao + 1 })
    await app.settle()
    const vivo = await app.fornecedores.find(casa.slug)
    expect(vivo?.publico.config.tema.logo).toEqual(logo)
    expect((await look({ entradas })).dados).toMatchObject({ logo })
    const nenhum = { claro: '', escuro: '', simbolo: '' }
    expect((await look({ entradas, logo: nenhum })).dados).toMatchObject({ logo: nenhum })
    expect((await look({ entradas, logo, versao })).falha?.codigo).toBe('cadastro_mudou')
  })

  test('a picture that is not there is refused at its place, and nothing is written', async () => {
    const { entradas, logo, versao } = (await look()).dados
    const escuro = 'a'.repeat(32)
    expect((await look({ entradas, logo: { ...logo, escuro } })).falha?.campos).toEqual({
      'logo.escuro': 'Esta imagem não existe.',
    })
    expect((await look()).dados).toMatchObject({ logo, versao })
  })
})
