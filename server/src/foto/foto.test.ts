import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { loadSharp } from '../imagem/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** Pictures of products, found by the names of their files (issue 17, line 3; decision 0139). */
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

interface Imagem {
  hash: string
  alt: string
  cor: string
}
async function makeProduto(
  { sku, ean = null, imagens = [] }: { sku: string; ean?: string | null; imagens?: Imagem[] },
  loja = casa,
): Promise<string> {
  const id = await buildProduto(app.sql, loja)
  await app.sql`
    update produto set sku = ${sku}, ean = ${ean}, imagens = ${app.sql.json(imagens as never)}
    where idfornecedor = ${loja.idfornecedor} and idcadastroextraproduto = ${id}`
  return id
}
/** A photograph of one colour; each is another one. */
async function makeFoto(cor: string, lado = 40): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp({ create: { width: lado, height: lado, channels: 3, background: cor } })
    .jpeg()
    .toBuffer()
}
const send = (nome: string, dados: Buffer, mais: { codigo?: string; token?: string } = {}) =>
  app.call(
    'POST /painel/v1/{idfornecedor}/fotos',
    {
      params: { idfornecedor: casa.idfornecedor },
      body: { nome, dados: dados.toString('base64'), ...(mais.codigo && { codigo: mais.codigo }) },
    },
    { token: mais.token ?? dona.token },
  )
const imagensOf = async (sku: string) => {
  const [row] = await app.sql<{ imagens: Imagem[] }[]>`
    select imagens from produto where idfornecedor = ${casa.idfornecedor} and sku = ${sku}`
  return row?.imagens ?? []
}

describe('a picture goes to the product that its name means', () => {
  test.each([
    ['MEL-500.jpg', 'the SKU'],
    ['mel-500.JPG', 'the SKU in small letters'],
    ['fotos/MEL-500 (1).jpg', 'the SKU with a place behind it'],
    ['7891234567895.jpg', 'the EAN'],
    ['7891234567895-1.jpg', 'the EAN with a place behind it'],
  ])('%s: by %s', async (nome) => {
    await makeProduto({ sku: 'MEL-500', ean: '7891234567895' })
    const { dados } = await send(nome, await makeFoto('#aa3311'))
    expect(dados).toMatchObject({ produto: { sku: 'MEL-500' }, ja_estava: false })
    expect((await imagensOf('MEL-500')).map(({ hash }) => hash)).toEqual([dados.hash])
  })

  test('by a code that is said, whatever the name', async () => {
    await makeProduto({ sku: 'MEL-500' })
    const { dados } = await send('IMG_2042.jpg', await makeFoto('#aa3311'), { codigo: ' mel-500 ' })
    expect(dados.produto?.sku).toBe('MEL-500')
  })

  test('a SKU that itself ends in a number is meant before a shorter one', async () => {
    await makeProduto({ sku: 'MEL' })
    await makeProduto({ sku: 'MEL-2' })
    expect((await send('MEL-2.jpg', await makeFoto('#aa3311'))).dados.produto?.sku).toBe('MEL-2')
    expect((await send('MEL-3.jpg', await makeFoto('#aa3312'))).dados.produto?.sku).toBe('MEL')
  })

  test('no product of this name keeps nothing; that of another store is none', async () => {
    const outra = await buildFornecedor(app.sql)
    await makeProduto({ sku: 'ALHEIO' }, outra)
    const antes = await app.sql`select count(*)::int as n from imagem`
    for (const nome of ['ALHEIO.jpg', '.jpg', 'nada.jpg'])
      expect((await send(nome, await makeFoto('#00ff7f'))).dados).toEqual({
        produto: null,
        hash: null,
        ja_estava: false,
      })
    expect(await app.sql`select count(*)::int as n from imagem`).toEqual(antes)
  })
})

test('pictures stand in the places that their names say, and one that is there changes nothing', async () => {
  await makeProduto({ sku: 'MEL' })
  const [a, b, c] = await Promise.all(['#aa0000', '#00aa00', '#0000aa'].map((cor) => makeFoto(cor)))
  if (!a || !b || !c) throw new Error('three pictures')
  const hashA = (await send('MEL.jpg', a)).dados.hash
  const hashC = (await send('MEL_3.jpg', c)).dados.hash
  const hashB = (await send('MEL_2.jpg', b)).dados.hash
  expect((await imagensOf('MEL')).map(({ hash }) => hash)).toEqual([hashA, hashB, hashC])
  const outra = await send('MEL_2.jpg', b)
  expect(outra.dados).toMatchObject({ ja_estava: true, hash: hashB })
  expect(await imagensOf('MEL')).toHaveLength(3)
  const nova = await send('MEL.jpg', await makeFoto('#aaaa00'))
  expect((await imagensOf('MEL'))[0]?.hash).toBe(nova.dados.hash)
})

test('pictures of one product that come at once are all kept, and the shop shows them', async () => {
  const produto = await makeProduto({ sku: 'MEL' })
  const fotos = await Promise.all(['#100000', '#200000', '#300000', '#400000'].map((cor) => makeFoto(cor)))
  const respostas = await Promise.all(fotos.map((foto, i) => send(`MEL_${i + 1}.jpg`, foto)))
  expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set((await imagensOf('MEL')).map(({ hash }) => hash)).size).toBe(4)
  await app.settle()
  const { dados } = await app.call(
    'GET /v2/app/{a}/fornecedor/{b}/produto/{c}',
    { params: { a: '0', b: casa.idfornecedor, c: produto } },
    {},
  )
  expect(JSON.stringify(dados)).toContain(respostas[0]?.dados.hash)
})

test('a photograph is kept upright and small, without what the camera wrote beside it', async () => {
  await makeProduto({ sku: 'MEL' })
  const sharp = await loadSharp()
  const deLado = await sharp({
    create: { width: 3000, height: 1500, channels: 3, background: '#446688' },
  })
    .withExif({ IFD0: { Copyright: 'quem tirou' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { dados } = await send('MEL.jpg', deLado)
  const [guardada] = await app.sql<
    { tipo: string; dados: Buffer }[]
  >`select tipo, dados from imagem where hash = ${dados.hash}`
  const lida = await sharp(guardada?.dados).metadata()
  expect([guardada?.tipo, lida.width, lida.height, lida.exif]).toEqual(['image/webp', 1024, 2048, undefined])
})

test.each([
  ['words', Buffer.from('isto não é uma foto'), /JPEG, PNG, WebP ou SVG/],
  ['half a photograph', null, /incompleta ou danificada/],
  [
    'a drawing that runs a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    /<script>/,
  ],
])('%s is refused in words, and the product stays as it is', async (_, bytes, dito) => {
  await makeProduto({ sku: 'MEL' })
  const inteira = await makeFoto('#335577', 400)
  const { falha } = await send('MEL.jpg', bytes ?? inteira.subarray(0, Math.floor(inteira.length / 2)))
  expect([falha?.codigo, falha?.campos?.dados]).toEqual(['entrada_invalida', expect.stringMatching(dito)])
  expect(await imagensOf('MEL')).toEqual([])
})

test('the thirty-first picture is refused in words (a product has 30)', async () => {
  const imagens = Array.from({ length: 30 }, (_, i) => ({
    hash: i.toString(16).padStart(32, '0'),
    alt: '',
    cor: '#ffffff',
  }))
  await app.sql`
    insert into imagem (hash, tipo, dados, cor)
    select hash, 'image/png', ''::bytea, '#ffffff' from jsonb_to_recordset(${app.sql.json(imagens)}) as r(hash text) on conflict do nothing`
  await makeProduto({ sku: 'MEL', imagens })
  const { falha } = await send('MEL.jpg', await makeFoto('#335577'))
  expect(falha?.codigo).toBe('entrada_invalida')
})

test('who attends sends none (§6)', async () => {
  const atendente = await buildEquipe(app.sql, casa, { papel: 'atendente' })
  const { falha } = await send('MEL.jpg', await makeFoto('#335577'), { token: atendente.token })
  expect(falha?.codigo).toBe('sem_permissao')
})
