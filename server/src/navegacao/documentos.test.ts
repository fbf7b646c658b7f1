import { afterAll, beforeAll, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  acceptTermos,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** Issue 17, line 2: on what terms a store sells, in its own words, in versions (decision 0164). */
const UM = '/painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}'
let app: AppDeTeste
let loja: FornecedorDeTeste
let dona: LoginDeTeste
beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  await app.sql`insert into termo_uso (versao, titulo, texto) values ('1', 'Termos', 'Texto')`
})
afterAll(() => app.close())

const dados = (titulo: string, change: object = {}) => ({
  titulo,
  descricao: '',
  blocos: [{ tipo: 'TEXTO', texto: 'Texto.' }],
  ...change,
})

async function publish(chave: string, dito: object, { idconteudo = uuidv7(), prazo = {} } = {}) {
  const params = { idfornecedor: loja.idfornecedor, tipo: 'PAGINA' as const, idconteudo }
  const { rascunho } = (
    await app.call(
      `PUT ${UM}/rascunho`,
      { params, body: { chave, dados: dito as never, versao: null } },
      dona,
    )
  ).dados
  await app.call(
    `POST ${UM}/publicacao`,
    { params, body: { versao: rascunho?.versao ?? null, ...prazo } },
    dona,
  )
  return idconteudo
}
async function showDocumentos() {
  const { dados: lida } = await app.call('GET /v2/app/config/fornecedor/{id}/rodape', {
    params: { id: loja.idfornecedor },
  })
  return lida.documentos
}
const accept = ({ idcliente, token }: { idcliente: string; token: string }) =>
  app.call(
    'PUT /v4/client/{idcliente}/supplier/{idfornecedor}/termos-uso',
    { params: { idcliente, idfornecedor: loja.idfornecedor }, body: { versao: '1' } },
    { token },
  )
const readAceitos = async (idcliente: string) =>
  (
    await app.sql`select documentos from aceite_termo where idcliente = ${idcliente} and idfornecedor = ${loja.idfornecedor}`
  ).map(({ documentos }) => documentos as string[])

test('what a store publishes of its own terms stands at its foot, in the order of the law, and who accepts terms accepts those versions', async () => {
  expect(await showDocumentos()).toEqual([])
  const privacidade = await publish('privacidade', dados('Privacidade'))
  await publish('termos', dados('Termos de venda'))
  await publish('quem-somos', dados('Quem somos'))
  // Of the app alone, and of later.
  await publish('trocas', dados('Trocas', { tags: ['APP'] }))
  await publish('trocas', dados('Trocas'), { prazo: { de: new Date(Date.now() + 3_600_000).toISOString() } })
  await app.settle()
  expect(await showDocumentos()).toEqual([
    { chave: 'termos', nome: 'Termos de venda' },
    { chave: 'privacidade', nome: 'Privacidade' },
  ])
  const ana = await buildCliente(app.sql, loja)
  expect((await accept(ana)).status).toBe(200)
  expect(await readAceitos(ana.idcliente)).toEqual([['termos/1', 'privacidade/1']])

  await publish('privacidade', dados('Privacidade e cookies'), { idconteudo: privacidade })
  await app.settle()
  const bia = await buildCliente(app.sql, loja)
  await accept(bia)
  expect(await readAceitos(bia.idcliente)).toEqual([['termos/1', 'privacidade/2']])
  // What was accepted stays what it was, and its owner takes it away with the rest.
  expect(await readAceitos(ana.idcliente)).toEqual([['termos/1', 'privacidade/1']])
})

test('another store has none of it', async () => {
  const outra = await buildFornecedor(app.sql)
  const { dados: lida } = await app.call('GET /v2/app/config/fornecedor/{id}/rodape', {
    params: { id: outra.idfornecedor },
  })
  expect(lida.documentos).toEqual([])
  const ana = await buildCliente(app.sql, outra)
  await acceptTermos(app.sql, ana)
  expect(await readAceitos(ana.idcliente)).toEqual([])
})
