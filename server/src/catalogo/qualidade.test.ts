import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  buildEquipe,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** What products lack (issue 17, line 3; decision 0148). */
let app: AppDeTeste
let casa: FornecedorDeTeste
let dona: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
  casa = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, casa, { papel: 'fornecedor' })
})
afterAll(() => app.close())

/** A product that lacks nothing, but for what is said. */
async function build(nome: string, falta: object = {}) {
  const id = await buildProduto(app.sql, casa, { nome, estoque: 5 })
  const campos = {
    descricao: 'Boa.',
    embalagem: 'peça',
    peso_gramas: 500,
    ean: '7891234567895',
    imagens: app.sql.json([{ hash: '0'.repeat(32), alt: '', cor: '#ffffff' }]),
    ...falta,
  }
  await app.sql`update produto set ${app.sql(campos)} where idcadastroextraproduto = ${id}`
}

const read = async (quem = dona) =>
  app.call(
    'GET /painel/v1/{idfornecedor}/qualidade',
    { params: { idfornecedor: casa.idfornecedor } },
    { token: quem.token },
  )

test('what products lack is counted by reason, and each reason is a list of them', async () => {
  await build('Inteiro')
  expect((await read()).dados).toEqual({ total: 1, faltas: [], imagens: [] })
  await build('Sem peso', { peso_gramas: null, ean: null })
  await build('Sem texto', { descricao: '', embalagem: '', ean: null })
  await build('Errado', { ean: '7891234567890' })
  await build('AOS GRITOS', { ean: '7891234567895', preco: null })
  await build('WD-40', { ean: '40170725', imagens: app.sql.json([]) })
  await buildProduto(app.sql, await buildFornecedor(app.sql), { nome: 'DE OUTRA LOJA' })
  const { total, faltas } = (await read()).dados
  expect(total).toBe(6)
  const nomes: Record<string, string[]> = {}
  for (const { vista, produtos } of faltas) {
    const lista = await app.call(
      'GET /painel/v1/{idfornecedor}/produtos',
      { params: { idfornecedor: casa.idfornecedor }, query: { vista } },
      { token: dona.token },
    )
    expect(lista.dados.total).toBe(produtos)
    nomes[vista] = lista.dados.data.map(({ nome }) => nome)
  }
  expect(nomes).toEqual({
    SEM_EAN: ['Sem peso', 'Sem texto'],
    EAN_REPETIDO: ['AOS GRITOS', 'Inteiro'],
    SEM_FOTO: ['WD-40'],
    SEM_PRECO: ['AOS GRITOS'],
    SEM_DESCRICAO: ['Sem texto'],
    SEM_EMBALAGEM: ['Sem texto'],
    SEM_PESO: ['Sem peso'],
    EAN_INVALIDO: ['Errado'],
    NOME_MAIUSCULO: ['AOS GRITOS'],
  })
  const comPalavras = await app.call(
    'GET /painel/v1/{idfornecedor}/produtos',
    { params: { idfornecedor: casa.idfornecedor }, query: { vista: 'SEM_DESCRICAO', sk: 'texto' } },
    { token: dona.token },
  )
  expect(comPalavras.dados.data).toHaveLength(1)
})

test('is not an attendant’s', async () => {
  const bruna = await buildEquipe(app.sql, casa, { papel: 'atendente' })
  expect((await read(bruna)).status).toBe(403)
})

test('pictures of the store that could not be made are told of, each once with its product, and of no other store', async () => {
  const loja = await buildFornecedor(app.sql)
  const quem = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  const idcadastroextraproduto = await buildProduto(app.sql, loja, { nome: 'Queijo' })
  const [torta, enorme, alheia] = ['a', 'b', 'c'].map((letra) => letra.repeat(32))
  await app.sql`
    update produto set imagens = ${app.sql.json([{ hash: torta, alt: '', cor: '#ffffff' }] as never)}
    where idcadastroextraproduto = ${idcadastroextraproduto}`
  for (const [dono, id] of [
    [loja, torta],
    [loja, enorme],
    [casa, alheia],
  ] as const)
    await app.sql`
      insert into evento (idfornecedor, tipo, dados)
      values (${dono.idfornecedor}, 'cadastro.CRIADO', ${app.sql.json({ cadastro: 'imagem', id, versao: 1 } as never)})`
  const fail = (nome: string, minutos: number, erro: string) => app.sql`
    insert into falha_tarefa (idfalha, tarefa, item, tentar_em, ultima_em, erro, desistiu_em)
    values (gen_random_uuid(), 'fazer-avif', ${`imagem ${nome}`}, now(), now() - make_interval(mins => ${minutos}), ${erro}, now())`
  await fail(`${torta}-320`, 9, 'Input buffer contains unsupported image format')
  await fail(`${torta}-480.webp`, 1, 'Input buffer contains unsupported image format')
  await fail(`${enorme}-320`, 5, 'Input image exceeds pixel limit')
  await fail(`${alheia}-320`, 2, 'out of memory')
  const { dados } = await app.call(
    'GET /painel/v1/{idfornecedor}/qualidade',
    { params: { idfornecedor: loja.idfornecedor } },
    quem,
  )
  const dita = { desistiu_em: expect.stringMatching(/Z$/), ultima_em: expect.stringMatching(/Z$/) }
  expect(dados.imagens).toEqual([
    { ...dita, hash: torta, motivo: 'ESTRAGADA', produto: { idcadastroextraproduto, nome: 'Queijo' } },
    { ...dita, hash: enorme, motivo: 'GRANDE', produto: null },
  ])
  expect((await read()).dados.imagens).toMatchObject([{ hash: alheia, motivo: 'OUTRO' }])
})
