import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { CadastroPagina } from '@vitrine/contract'

import { sistema } from '../evento/index.ts'
import { uuidv7 } from '../infra/index.ts'
import { savePaginas } from '../pagina-estatica/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  listRecusados,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { purgeMensagens } from './formulario.repository.ts'

/** Forms of a store's pages (ux 1.17.3). */
const ENVIA = 'POST /v4/pagina-estatica/{id}/slug/{slug}/formulario/{codigo}'
const LE = 'GET /painel/v1/{idfornecedor}/mensagens'

let app: AppDeTeste
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  await app.sql`
    update fornecedor set config = jsonb_set(config, '{rodape,email}', '"ajuda@loja.example"') where idfornecedor = ${loja.idfornecedor}`
  await app.sql`delete from correio`
  await app.sql`delete from tentativa_verificacao`
  await save([formulario])
  await app.settle()
})

type Blocos = CadastroPagina['blocos']
const formulario = {
  tipo: 'FORMULARIO' as const,
  codigo: 'contato',
  titulo: 'Sua mensagem',
  campos: [
    { nome: 'nome', tipo: 'TEXTO' as const, rotulo: 'Seu nome' },
    { nome: 'email', tipo: 'EMAIL' as const, rotulo: 'Seu e-mail' },
    {
      nome: 'assunto',
      tipo: 'ESCOLHA' as const,
      rotulo: 'Assunto',
      opcoes: ['Elogio', 'Outro'],
      obrigatorio: false,
    },
    { nome: 'mensagem', tipo: 'TEXTO_LONGO' as const, rotulo: 'Mensagem' },
  ],
  consentimento: 'Concordo que usem isto para me responder.',
  obrigado: 'Recebemos sua mensagem.',
}
const save = (blocos: Blocos, mais: Partial<CadastroPagina> = {}) =>
  app.sql.begin((tx) =>
    savePaginas(tx, { idfornecedor: loja.idfornecedor, autor: sistema }, [
      {
        versao: null,
        idpublicacao: uuidv7(),
        idconteudo: uuidv7(),
        chave: 'contato',
        estado: 'PUBLICADA',
        dados: { titulo: 'Contato', descricao: '', blocos, ...mais },
      },
    ]),
  )
const ditas = {
  nome: 'Bia <b>Souza</b>',
  email: 'Bia@Vitrine.example',
  mensagem: 'Oi.\nVeja https://mau.example',
}
const send = (respostas: Record<string, string> = ditas, body: object = {}, slug = 'contato') =>
  app.call(ENVIA, {
    params: { id: loja.slug, slug, codigo: 'contato' },
    query: {},
    body: { respostas, consentiu: true, ...body },
  })
const read = async (token: string, { idfornecedor } = loja) =>
  app.call(LE, { params: { idfornecedor }, query: {} }, { token })
const listMensagens = () =>
  app.sql`select 1 from mensagem_formulario where idfornecedor = ${loja.idfornecedor}`
const listCartas = () =>
  app.sql<{ para: string; assunto: string; texto: string }[]>`select para, assunto, texto from correio`

describe('a form of a page', () => {
  test('is kept as plain text, told to the store by one letter, and read by its people alone', async () => {
    expect((await send()).dados).toEqual({ mensagem: 'Recebemos sua mensagem.' })
    const { token } = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    const { dados } = await read(token)
    expect(dados.totalItems).toBe(1)
    expect(dados.data[0]).toMatchObject({
      pagina: 'contato',
      formulario: 'contato',
      consentimento: 'Concordo que usem isto para me responder.',
      respostas: [
        { nome: 'nome', rotulo: 'Seu nome', valor: 'Bia <b>Souza</b>' },
        { nome: 'email', rotulo: 'Seu e-mail', valor: 'bia@vitrine.example' },
        { nome: 'mensagem', rotulo: 'Mensagem', valor: 'Oi.\nVeja https://mau.example' },
      ],
    })
    const [carta, ...outras] = await listCartas()
    expect(outras).toEqual([])
    expect(carta).toMatchObject({ para: 'ajuda@loja.example' })
    expect(carta?.texto).toContain('Bia <b>Souza</b>')
    // An address at the end of a line would be a button.
    expect(carta?.texto).not.toMatch(/https:\/\/mau\.example$/m)
    const outra = await buildFornecedor(app.sql)
    const { token: alheio } = await buildEquipe(app.sql, outra, { papel: 'atendente' })
    expect((await read(alheio)).status).toBe(401)
  })

  test('pressed twice, or sent again by a page that is loaded anew, is one message and one letter', async () => {
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await listMensagens()).toHaveLength(1)
    expect(await listCartas()).toHaveLength(1)
    await send({ ...ditas, mensagem: 'Outra coisa.' })
    expect(await listMensagens()).toHaveLength(2)
  })

  test('says in Portuguese what is missing, field by field, and keeps nothing', async () => {
    const { falha } = await send({ nome: '', email: 'bia@', assunto: 'Navio' }, { consentiu: false })
    expect(falha).toMatchObject({
      codigo: 'entrada_invalida',
      campos: {
        nome: 'Preencha este campo.',
        email: 'Confira o e-mail: falta algo nele.',
        assunto: 'Escolha uma das opções.',
        mensagem: 'Escreva sua mensagem.',
        consentiu: 'Marque que concorda, para enviar.',
      },
    })
    expect(await listCartas()).toEqual([])
  })

  test('thanks a machine that fills what nobody sees, and keeps nothing of it', async () => {
    expect((await send(ditas, { site: 'https://mau.example' })).dados).toEqual({
      mensagem: 'Recebemos sua mensagem.',
    })
    expect(await listMensagens()).toEqual([])
    expect(await listCartas()).toEqual([])
  })

  test('is taken 20 times an hour from one address, and no more', async () => {
    const statuses = []
    for (let i = 0; i < 21; i++) statuses.push((await send({ ...ditas, mensagem: `Mensagem ${i}` })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })

  test('of a page that is not there, or not for this shop, is no form', async () => {
    expect((await send(ditas, {}, 'outra')).falha.codigo).toBe('nao_encontrado')
    await app.sql`delete from publicacao where idfornecedor = ${loja.idfornecedor}`
    await save([formulario], { tags: ['APP'] })
    await app.settle()
    expect((await send()).falha.codigo).toBe('nao_encontrado')
  })

  test('goes after a year', async () => {
    await send()
    await app.sql`update mensagem_formulario set recebida_em = now() - interval '1 year 1 day'`
    await purgeMensagens(app.sql)
    expect(await app.sql`select 1 from mensagem_formulario`).toEqual([])
  })
})

test.each<[string, object]>([
  ['two fields of one name', { campos: [formulario.campos[0], formulario.campos[0]] }],
  ['a choice among one', { campos: [{ ...formulario.campos[2], opcoes: ['Só'] }] }],
  ['choices of a text', { campos: [{ ...formulario.campos[0], opcoes: ['a', 'b'] }] }],
  ['no line of agreement', { consentimento: ' ' }],
  ['a link that runs something', { consentimento: '[Leia](javascript:alert)' }],
])('a form with %s is not saved', async (_, change) => {
  await expect(listRecusados(save([{ ...formulario, ...change } as Blocos[number]]))).resolves.not.toEqual([])
})
