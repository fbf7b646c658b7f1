import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { openArmazem } from '../armazem/index.ts'
import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildSala,
  buildVinculado,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

import { reserveArquivo } from './anexo.repository.ts'
import { moveAnexos } from './move-anexos.ts'
import { sweepArquivos } from './sweep-arquivos.ts'

const ESCREVE = 'POST /v4/chat/salas/{sala}/anexos'
const RETIRA = 'DELETE /v4/chat/salas/{sala}/mensagens/{idmensagem}'
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let marina: LoginDeTeste
let sala: string
/** A photograph that says where it was taken, lying on its side. */
let foto: Buffer

beforeAll(async () => {
  app = await createTestApp()
  foto = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Artist: 'Ana da Silva' } })
    .jpeg()
    .toBuffer()
  foto = await sharp(foto).keepExif().withMetadata({ orientation: 6 }).toBuffer()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  marina = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  sala = await buildSala(app.sql, loja.idfornecedor, ana.idcliente)
})

type Quem = { token: string; idcliente?: string }
const deQuem = ({ idcliente }: Quem) => ({ idfornecedor: loja.idfornecedor, ...(idcliente && { idcliente }) })
const send = (
  dados: Buffer,
  {
    quem = ana,
    nome = 'foto.jpg',
    ...mais
  }: { quem?: Quem; nome?: string; idmensagem?: string; interna?: boolean } = {},
) =>
  app.call(
    ESCREVE,
    {
      params: { sala },
      body: { ...deQuem(quem), idmensagem: uuidv7(), nome, dados: dados.toString('base64'), ...mais },
    },
    { token: quem.token },
  )
async function fetchAnexo(idmensagem: string, quem: Quem = ana) {
  const query = new URLSearchParams(deQuem(quem))
  const { statusCode, rawPayload, headers } = await app.fastify.inject({
    url: `/v4/chat/salas/${sala}/anexos/${idmensagem}?${query}`,
    headers: { authorization: `Bearer ${quem.token}` },
  })
  return { status: statusCode, bytes: rawPayload, tipo: headers['content-type'], headers }
}
const countAnexos = async () =>
  (await app.sql`select count(*)::int as n from anexo_chat where idsala = ${sala}`)[0]?.n

/** All files on the disk, whoever's. */
const listArquivos = async () => {
  const nomes = await readdir(join(app.config.dataDir, 'arquivos'), { recursive: true }).catch(() => [])
  return nomes.filter((nome) => nome.length > 36)
}
const armazem = () => openArmazem(app.config.dataDir)
const sweep = () => sweepArquivos({ sql: app.sql, armazem: armazem() })

describe('a picture of the conversation', () => {
  test('is upright, no larger than a screen, and says nothing of where it was taken', async () => {
    const { status, dados } = await send(foto)
    expect([status, dados.conteudo]).toEqual([
      200,
      { tipo: 'IMAGEM', nome: 'foto.jpg', bytes: expect.any(Number), largura: 1024, altura: 2048 },
    ])
    const { bytes, tipo, headers } = await fetchAnexo(dados.idmensagem)
    expect([tipo, headers['x-content-type-options']]).toEqual(['image/webp', 'nosniff'])
    expect(headers['content-disposition']).toContain('foto.webp')
    const lida = await sharp(bytes).metadata()
    expect([lida.format, lida.width, lida.height, lida.exif]).toEqual(['webp', 1024, 2048, undefined])
    expect(bytes.includes('Ana da Silva')).toBe(false)
  })

  test('sent again, at once or because the answer was lost, is the same message', async () => {
    const [idmensagem, antes] = [uuidv7(), await listArquivos()]
    const feitas = await Promise.all([1, 2, 3].map(() => send(foto, { idmensagem })))
    expect(feitas.map(({ status, dados }) => [status, dados.sequencia])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ])
    expect((await send(foto, { idmensagem })).dados.sequencia).toBe(1)
    expect(await countAnexos()).toBe(1)
    // Those that wrote the same message again have written a file each, which nothing names: it goes within the hour.
    await app.sql`update arquivo_solto set apaga_em = now()`
    await sweep()
    expect((await fetchAnexo(idmensagem)).status).toBe(200)
    expect(await listArquivos()).toHaveLength(antes.length + 1)
  })

  test('is found by its name, and is in the room as any message is', async () => {
    await send(foto, { nome: String.raw`C:\Fotos\Nota da avaria.jpg` })
    const query = { ...deQuem(ana), query: 'avaria' }
    const { dados } = await app.call('GET /v4/chat/salas/{sala}/mensagens', { params: { sala }, query }, ana)
    expect(dados.mensagens).toMatchObject([{ conteudo: { tipo: 'IMAGEM', nome: 'Nota da avaria.jpg' } }])
    expect(dados.sala).toMatchObject({ total_mensagens: 1 })
  })
})

describe('a document', () => {
  test('is a PDF, given out as it came', async () => {
    const { dados } = await send(PDF, { nome: 'pedido.pdf', quem: marina })
    expect(dados).toMatchObject({
      lado: 'LOJA',
      conteudo: { tipo: 'ARQUIVO', nome: 'pedido.pdf', bytes: PDF.length },
    })
    const { bytes, tipo, headers } = await fetchAnexo(dados.idmensagem)
    expect([bytes.equals(PDF), tipo]).toEqual([true, 'application/pdf'])
    expect(headers['content-disposition']).toMatch(/^attachment/)
  })

  test.each<[string, () => Buffer]>([
    ['a page of the web', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['a drawing, which may hold script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', () => Buffer.from('MZ\u0090\u0000')],
    ['half a picture', () => foto.subarray(0, foto.length / 2)],
    ['half a PDF', () => PDF.subarray(0, 20)],
    ['more than 8 MB', () => Buffer.concat([PDF, Buffer.alloc(8 * 1024 * 1024), PDF])],
  ])('is not %s, whatever its name says', async (_, build) => {
    const { status, falha } = await send(build(), { nome: 'foto.jpg' })
    expect([status, falha.codigo, Object.keys(falha.campos ?? {})]).toEqual([
      400,
      'entrada_invalida',
      ['dados'],
    ])
    expect(await countAnexos()).toBe(0)
  })
})

describe('what was sent', () => {
  test('is fetched by the members of its room, and by nobody else', async () => {
    const { dados } = await send(foto)
    const vinculado = await buildVinculado(app.sql, loja, [ana])
    const rep = await buildEquipe(app.sql, loja, { papel: 'representante', cliente: ana })
    for (const quem of [
      ana,
      marina,
      { ...vinculado, idcliente: ana.idcliente },
      { ...rep, idcliente: ana.idcliente },
    ])
      expect((await fetchAnexo(dados.idmensagem, quem)).status).toBe(200)
    const vizinha = await buildFornecedor(app.sql)
    const outras = [
      await buildCliente(app.sql, loja),
      await buildEquipe(app.sql, loja, { papel: 'representante' }),
      await buildEquipe(app.sql, vizinha, { papel: 'fornecedor' }),
      { token: '' },
    ]
    for (const quem of outras) {
      expect((await fetchAnexo(dados.idmensagem, quem)).status).toBeGreaterThanOrEqual(401)
      expect((await send(foto, { quem })).status).toBeGreaterThanOrEqual(401)
    }
    expect(await countAnexos()).toBe(1)
  })

  test('in a note of the team is hidden from the customer, who cannot write one', async () => {
    const { dados } = await send(foto, { quem: marina, interna: true })
    expect((await fetchAnexo(dados.idmensagem, marina)).status).toBe(200)
    expect((await fetchAnexo(dados.idmensagem)).status).toBe(404)
    expect((await send(foto, { interna: true })).status).toBe(404)
  })

  test('and withdrawn is gone, from the database and, within a minute, from the disk', async () => {
    const { dados } = await send(foto)
    const { idmensagem } = dados
    const retirada = await app.call(RETIRA, { params: { sala, idmensagem }, query: deQuem(ana) }, ana)
    expect(retirada.dados).toMatchObject({ conteudo: null })
    expect((await fetchAnexo(idmensagem)).status).toBe(404)
    expect(await countAnexos()).toBe(0)
    const antes = (await listArquivos()).length
    await Promise.all([sweep(), sweep()])
    expect(await listArquivos()).toHaveLength(antes - 1)
  })

  test('stands outside of the database, and what stood in it is moved and read as before', async () => {
    const { dados } = await send(PDF, { nome: 'pedido.pdf' })
    const { idmensagem } = dados
    const onde = () =>
      app.sql`select arquivo is not null as fora, dados is null as vazio from anexo_chat where idmensagem = ${idmensagem}`
    expect(await onde()).toMatchObject([{ fora: true, vazio: true }])
    await app.sql`update anexo_chat set arquivo = null, dados = ${PDF} where idmensagem = ${idmensagem}`
    expect((await fetchAnexo(idmensagem)).bytes.equals(PDF)).toBe(true)
    const mova = () => moveAnexos({ sql: app.sql, armazem: armazem() })
    await Promise.all([mova(), mova()])
    expect(await onde()).toMatchObject([{ fora: true, vazio: true }])
    expect((await fetchAnexo(idmensagem)).bytes.equals(PDF)).toBe(true)
  })

  test('and whose process died before the message was there leaves nothing on the disk', async () => {
    const [antes, arquivo] = [await listArquivos(), uuidv7()]
    await reserveArquivo(app.sql, arquivo)
    await armazem().write(arquivo, PDF)
    await sweep()
    expect(await listArquivos()).toHaveLength(antes.length + 1)
    await app.sql`update arquivo_solto set apaga_em = now() where arquivo = ${arquivo}`
    await sweep()
    expect(await listArquivos()).toEqual(antes)
  })

  test('and whose bytes are gone is not there, and says so', async () => {
    const { dados } = await send(PDF, { nome: 'pedido.pdf' })
    const [row] = await app.sql`select arquivo from anexo_chat where idmensagem = ${dados.idmensagem}`
    await armazem().remove(String(row?.arquivo))
    expect((await fetchAnexo(dados.idmensagem)).status).toBe(404)
  })

  test('cannot have its words changed', async () => {
    const { dados } = await send(foto)
    const { status, falha } = await app.call(
      'PUT /v4/chat/salas/{sala}/mensagens/{idmensagem}',
      { params: { sala, idmensagem: dados.idmensagem }, body: { ...deQuem(ana), texto: 'Outra' } },
      ana,
    )
    expect([status, falha.codigo]).toEqual([409, 'mensagem_fechada'])
  })

  test('by one login in a day is 200 files at most', async () => {
    await app.sql`
      with m as (
        insert into mensagem_chat (idsala, sequencia, idmensagem, revisao, lado, idusuario, autor, papel, conteudo)
        select ${sala}, n, md5(n::text)::uuid, n, 'CLIENTE', ${ana.idusuario}, 'Ana', 'cliente', '{"tipo": "ARQUIVO", "nome": "x", "bytes": 1}'
        from generate_series(1, 200) n returning idsala, idmensagem
      )
      insert into anexo_chat (idsala, idmensagem, idusuario, tipo, dados) select idsala, idmensagem, ${ana.idusuario}, 'application/pdf', 'x' from m`
    expect((await send(PDF)).status).toBe(429)
    expect((await send(PDF, { quem: marina })).status).not.toBe(429)
  })
})
