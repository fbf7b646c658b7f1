import { afterAll, beforeAll, expect, test } from 'vitest'

import sharp from 'sharp'

import { limitesDaImagem } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import { createTestApp, listRecusados, type AppDeTeste } from '../teste/index.ts'
import { saveImagens } from './index.ts'

let app: AppDeTeste
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const casa = { idfornecedor: uuidv7(), autor: { ator: 'fornecedor', idusuario: uuidv7() } }
const vizinha = { idfornecedor: uuidv7(), autor: { ator: 'erp', idusuario: null, idapikeys: uuidv7() } }
const photo = (format: 'png' | 'jpeg' | 'webp', background = '#3366cc') =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
const svg = (inside: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"${attributes}>${inside}</svg>`)
const save = (quem: typeof casa | typeof vizinha, ...imagens: { dados: Uint8Array; cor?: string }[]) =>
  app.sql.begin((tx) => saveImagens(tx, quem, imagens))
const listEventos = (id: string) =>
  app.sql`select tipo, idfornecedor, dados from evento where dados ->> 'id' = ${id} order by idevento`
const countImagens = async () => (await app.sql`select 1 from imagem`).length

test('what a picture is, its bytes say, and it has its average colour where none is said', async () => {
  const desenho = svg('<path d="M0 0h4v4H0z" fill="#ff0000"/>')
  const gravadas = await save(
    casa,
    { dados: await photo('png') },
    { dados: await photo('jpeg') },
    { dados: await photo('webp'), cor: '#000000' },
    { dados: desenho },
    {
      dados: Buffer.concat([Buffer.from('\u{FEFF}<?xml version="1.0"?>\n<!-- a symbol -->\n'), desenho]),
      cor: '#ffffff',
    },
  )
  expect(gravadas.map(({ tipo, cor }) => [tipo, cor])).toEqual([
    ['image/png', '#3366cc'],
    ['image/jpeg', expect.stringMatching(/^#3[234]6[567]c[bcd]$/)],
    ['image/webp', '#000000'],
    ['image/svg+xml', '#ff0000'],
    ['image/svg+xml', '#ffffff'],
  ])
})

test('the same bytes are kept once, and stand once in the audit of each store, with who brought them in', async () => {
  const dados = await photo('png', '#123456')
  const [imagem] = await save(casa, { dados }, { dados })
  await save(casa, { dados })
  await save(vizinha, { dados })
  const hash = imagem?.hash ?? ''
  expect((await app.sql`select 1 from imagem where hash = ${hash}`).length).toBe(1)
  const depois = { tipo: 'image/png', cor: '#123456', bytes: dados.length }
  expect(await listEventos(hash)).toMatchObject([
    {
      tipo: 'cadastro.CRIADO',
      idfornecedor: casa.idfornecedor,
      dados: { cadastro: 'imagem', versao: 1, autor: casa.autor, antes: null, depois },
    },
    { idfornecedor: vizinha.idfornecedor, dados: { autor: vizinha.autor, depois } },
  ])
})

const foto = await photo('png', '#abcdef')
/** A header that promises more than a process has. */
const bomba = Buffer.from(foto)
bomba.writeUInt32BE(60_000, 16)
bomba.writeUInt32BE(60_000, 20)

test.each<[string, Uint8Array, string]>([
  ['nothing', Buffer.alloc(0), 'O arquivo está vazio.'],
  ['too many bytes', Buffer.alloc(limitesDaImagem.bytes + 1), 'A imagem passa de 10 MB.'],
  ['a text', Buffer.from('isto não é uma imagem'), 'Envie a imagem em JPEG, PNG, WebP ou SVG.'],
  ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'Envie a imagem em JPEG, PNG, WebP ou SVG.'],
  ['half a photograph', foto.subarray(0, foto.length - 20), 'A imagem está incompleta ou danificada.'],
  ['the name of a PNG alone', foto.subarray(0, 8), 'A imagem está incompleta ou danificada.'],
  ['more pixels than fit in memory', bomba, 'A imagem tem pixels demais.'],
  ['a page of HTML', Buffer.from('<html><body/></html>'), 'O arquivo não é um SVG.'],
  [
    'a drawing that is not closed',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'),
    'O desenho não é um SVG bem formado.',
  ],
  ['a script', svg('<script>alert(1)</script>'), 'O desenho traz <script>, que não é aceito.'],
  [
    'a script at an event',
    svg('', ' onload="alert(1)"'),
    'O desenho traz o atributo onload, que não é aceito.',
  ],
  ['HTML', svg('<foreignObject/>'), 'O desenho traz <foreignObject>, que não é aceito.'],
  [
    'a picture from outside',
    svg('<image href="https://x.example/a.png"/>'),
    'O desenho traz <image>, que não é aceito.',
  ],
  [
    'a link to outside',
    svg('<use href="https://x.example/a.svg#b"/>'),
    'O desenho aponta para fora dele em href.',
  ],
  [
    'a paint from outside',
    svg('<path fill="url(https://x.example/a#b)"/>'),
    'O desenho aponta para fora dele em fill.',
  ],
  [
    'a style sheet',
    svg('<style>@import "https://x.example"</style>'),
    'O desenho traz <style>, que não é aceito.',
  ],
  [
    'entities',
    Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>'),
    'O desenho traz um DOCTYPE.',
  ],
  ['a huge drawing', svg('', ' width="90000" height="90000"'), 'O desenho tem pixels demais.'],
  ['a heavy drawing', svg(`<path d="${'M0 0'.repeat(200_000)}"/>`), 'O desenho passa de 512 KB.'],
])(
  '%s is refused with its place, whatever colour is said, and nothing of the call is kept',
  async (_, dados, erro) => {
    const antes = await countImagens()
    const boa = await photo('png', `#${uuidv7().slice(-6)}`)
    expect(await listRecusados(save(casa, { dados: boa }, { dados, cor: '#ffffff' }))).toEqual([
      `imagens.1.dados: ${erro}`,
    ])
    expect(await countImagens()).toBe(antes)
  },
)

test('a drawing may shade, cut and repeat what is its own', async () => {
  const dados = svg(
    `<title>Serra</title><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient><clipPath id="b"><path id="c" d="M0 0h4v4z"/></clipPath></defs>
    <g clip-path="url(#b)" fill="url(#a) none"><use href="#c"/><text x="1" y="2" font-size="1">Serra</text></g>`,
  )
  expect(await save(casa, { dados })).toMatchObject([{ tipo: 'image/svg+xml' }])
})
