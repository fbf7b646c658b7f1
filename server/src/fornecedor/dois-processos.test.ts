import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { buildApp } from '../app.ts'
import { saveCarrosseis } from '../carrossel/index.ts'
import { sistema } from '../evento/index.ts'
import { openDatabase, openNotificacoes, uuidv7, type Transaction } from '../infra/index.ts'
import { savePaginas } from '../pagina-estatica/index.ts'
import {
  buildCarrossel,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { saveTextos } from '../texto-estatico/index.ts'

/** Issue 13 B: what a supplier changes is told by every process within two seconds, out of no memory and without a restart. */
let app: AppDeTeste
let loja: FornecedorDeTeste
let outro: Awaited<ReturnType<typeof openOutro>>

async function openOutro() {
  const sql = openDatabase(app.url, { max: 2 })
  const notificacoes = await openNotificacoes(sql)
  const { fastify } = await buildApp({ config: app.config, sql, notificacoes })
  await fastify.ready()
  const close = async () => {
    await fastify.close()
    await notificacoes.close()
    await sql.end()
  }
  return { fastify, close }
}

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  outro = await openOutro()
})
afterAll(async () => {
  await outro.close()
  await app.close()
})

const caminhos = () => [
  `/v2/app/token/configuracao/fornecedor?idfornecedor=${loja.slug}`,
  `/v2/configuracao/fornecedor/${loja.idfornecedor}/tema`,
  `/v2/app/config/fornecedor/${loja.idfornecedor}/rodape`,
  `/v4/app/token/custom-content/${loja.idfornecedor}?contentType=ORDER_INSTRUCTIONS`,
]
const readAll = (fastify: AppDeTeste['fastify']) =>
  Promise.all(caminhos().map(async (url) => (await fastify.inject({ url })).body)).then((textos) =>
    textos.join('\n'),
  )

const DOIS_SEGUNDOS = { timeout: 2000, interval: 50 }

test.each([
  ['theme', { tema: { entradas: { brand: '#8a2be2' } } }, '--brand:#8a2be2;'],
  ['footer', { rodape: { horario_atendimento: 'Só de madrugada' } }, 'Só de madrugada'],
  ['menu', { menu: [{ nome: 'Novidades da casa', categoria: 'x' }] }, 'Novidades da casa'],
  ['page head', { seo: { title: 'Outro título' } }, 'Outro título'],
])('another %s', async (_, parte, texto) => {
  const processos = [app.fastify, outro.fastify]
  for (const fastify of processos) expect(await readAll(fastify)).not.toContain(texto)
  await app.sql`update fornecedor set config = config || ${app.sql.json(parte)} where idfornecedor = ${loja.idfornecedor}`
  await vi.waitFor(async () => {
    for (const fastify of processos) expect(await readAll(fastify)).toContain(texto)
  }, DOIS_SEGUNDOS)
})

test('other instructions for the order', async () => {
  await app.sql`update fornecedor set instrucoes_pedido = 'Toque a campainha' where idfornecedor = ${loja.idfornecedor}`
  await vi.waitFor(async () => {
    for (const fastify of [app.fastify, outro.fastify])
      expect(await readAll(fastify)).toContain('Toque a campainha')
  }, DOIS_SEGUNDOS)
})

/** A first version of a piece of content. */
const publicada = (chave: string) => ({
  versao: null,
  idpublicacao: uuidv7(),
  idconteudo: uuidv7(),
  chave,
  estado: 'PUBLICADA' as const,
})
const quem = () => ({ idfornecedor: loja.idfornecedor, autor: sistema })
const formulario = {
  tipo: 'FORMULARIO' as const,
  codigo: 'contato',
  titulo: 'Escreva para nós',
  campos: [{ nome: 'nome', tipo: 'TEXTO' as const, rotulo: 'Seu nome' }],
  consentimento: 'Concordo.',
  obrigado: 'Recebemos.',
}

beforeAll(async () => {
  // What checks an answer of a page strictly is made by the first of them, which takes a busy machine longer than two seconds.
  const sobre = { titulo: 'Sobre', descricao: '', blocos: [{ ...formulario, codigo: 'sobre' }] }
  await app.sql.begin((tx) => savePaginas(tx, quem(), [{ ...publicada('sobre'), dados: sobre }]))
  for (const { fastify } of [app, outro])
    await fastify.inject({ url: `/v4/pagina-estatica/${loja.slug}/slug/sobre` })
})

test.each<[string, (tx: Transaction) => Promise<unknown>, () => string, string]>([
  [
    'carousel',
    (tx) =>
      saveCarrosseis(tx, quem(), [
        buildCarrossel({ dados: { titulo: 'Chegou hoje', tela: 'HOME', tipo_conteudo: 'MAIS_VENDIDOS' } }),
      ]),
    () => `/v2/app/token/cliente/customizacao/carrossel/list-for-page/${loja.slug}`,
    'Chegou hoje',
  ],
  [
    'form of a page',
    (tx) =>
      savePaginas(tx, quem(), [
        { ...publicada('contato'), dados: { titulo: 'Contato', descricao: '', blocos: [formulario] } },
      ]),
    () => `/v4/pagina-estatica/${loja.slug}/slug/contato`,
    'Escreva para nós',
  ],
  [
    'text',
    (tx) =>
      saveTextos(tx, quem(), [
        {
          ...publicada('cadastro'),
          dados: { traducoes: { 'pt-BR': { titulo: 'Bem-vindo', texto: 'Entre.' } } },
        },
      ]),
    () => `/v4/static-text/${loja.slug}`,
    'Bem-vindo',
  ],
])('a new %s', async (_, save, caminho, texto) => {
  const processos = [app.fastify, outro.fastify]
  const read = async (fastify: AppDeTeste['fastify']) => (await fastify.inject({ url: caminho() })).body
  // Kept as bytes by both before.
  for (const fastify of [...processos, ...processos]) expect(await read(fastify)).not.toContain(texto)
  await app.sql.begin(save)
  await vi.waitFor(async () => {
    for (const fastify of processos) expect(await read(fastify)).toContain(texto)
  }, DOIS_SEGUNDOS)
})
