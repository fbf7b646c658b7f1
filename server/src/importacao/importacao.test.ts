import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Importacao, LinhaDaImportacao } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'
import { applyImportacoes } from './apply-importacoes.ts'

const QUAL = '/painel/v1/{idfornecedor}/importacoes/{idimportacao}'

let app: AppDeTeste
let loja: FornecedorDeTeste
let dono: LoginDeTeste
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  dono = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  await app.sql`update categoria set nome = 'Mercearia' where idfornecedor = ${loja.idfornecedor}`
})

const send = (conteudo: string | Buffer, nome = 'tabela.csv', idimportacao = uuidv7()) =>
  app.call(
    'POST /painel/v1/{idfornecedor}/importacoes',
    {
      params: { idfornecedor: loja.idfornecedor },
      query: {},
      body: { idimportacao, nome, dados: Buffer.from(conteudo).toString('base64') },
    },
    dono,
  )
const qualOf = ({ idimportacao }: Pick<Importacao, 'idimportacao'>) => ({
  params: { idfornecedor: loja.idfornecedor, idimportacao },
  query: {},
})
const map = (importacao: Importacao, colunas = importacao.colunas) =>
  app.call(`PUT ${QUAL}/colunas`, { ...qualOf(importacao), body: { colunas } }, dono)
const read = async (importacao: Pick<Importacao, 'idimportacao'>) =>
  (await app.call(`GET ${QUAL}`, qualOf(importacao), dono)).dados
const list = async (
  importacao: Importacao,
  query: { tipo?: LinhaDaImportacao['tipo']; recusadas?: boolean } = {},
) => (await app.call(`GET ${QUAL}/linhas`, { ...qualOf(importacao), query }, dono)).dados
const press = (importacao: Importacao, acao: 'aplicar' | 'cancelar' | 'desfazer', quem = dono) =>
  app.call(`POST ${QUAL}/${acao}`, qualOf(importacao), quem)
/** Until no job works on it. */
async function settle(importacao: Importacao): Promise<Importacao> {
  for (let i = 0; i < 200; i += 1) {
    await applyImportacoes(app.sql)
    const lida = await read(importacao)
    if (lida.estado !== 'APLICANDO' && lida.estado !== 'DESFAZENDO') return lida
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the job did not end')
}
const readProduto = async (sku: string) => {
  const [row] = await app.sql`
    select p.idcadastroextraproduto as id, p.nome, p.preco::int, p.ativo, p.versao, e.quantidade::int as estoque
    from produto p left join estoque e using (idfornecedor, idcadastroextraproduto)
    where p.idfornecedor = ${loja.idfornecedor} and p.sku = ${sku}`
  return row
}
/** A sheet applied whole: makes products to begin with. */
async function ingest(texto: string): Promise<Importacao> {
  const { dados } = await send(texto)
  await map(dados)
  await press(dados, 'aplicar')
  return settle(dados)
}
const CABECALHO = 'Código;Produto;Grupo;Un;Preço;Estoque\n'
const doDois = `${CABECALHO}A1;Azeite;Mercearia;un;42,90;58\nA2;Arroz;Mercearia;pct;27,9;\n`

describe('a spreadsheet becomes products (issue 17, line 4; decisions 0126, 0132)', () => {
  test('its columns are known by their headings, rows are told before anything changes, and applied at a word', async () => {
    const { status, dados } = await send(`Tabela de novembro;;;;;\n${doDois}`)
    expect(status).toBe(200)
    expect(dados).toMatchObject({
      estado: 'COLUNAS',
      linhas: 2,
      titulos: ['Código', 'Produto', 'Grupo', 'Un', 'Preço', 'Estoque'],
      colunas: ['sku', 'nome', 'categoria', 'unidade', 'preco', 'estoque'],
      lembradas: false,
      amostra: [
        ['A1', 'Azeite', 'Mercearia', 'un', '42,90', '58'],
        ['A2', 'Arroz', 'Mercearia', 'pct', '27,9', ''],
      ],
    })
    expect((await map(dados)).dados).toMatchObject({ estado: 'CONFERIDA', contagens: { nova: 2 } })
    expect(await readProduto('A1')).toBeUndefined()
    await press(dados, 'aplicar')
    expect(await settle(dados)).toMatchObject({ estado: 'APLICADA', aFazer: 2, recusadas: 0 })
    expect(await readProduto('A1')).toMatchObject({
      nome: 'Azeite',
      preco: 429_000,
      ativo: true,
      estoque: 58_000,
    })
    expect(await readProduto('A2')).toMatchObject({ preco: 279_000, estoque: null })
    const { totalItems, data } = await list(dados)
    expect(totalItems).toBe(2)
    expect(data.map(({ linha, feita }) => [linha, feita])).toEqual([
      [3, 'APLICADA'],
      [4, 'APLICADA'],
    ])
  })

  test('a wrong row changes nothing and is mended in its place; the others are applied without it', async () => {
    await ingest(doDois)
    const { dados } = await send(
      `${CABECALHO}A1;Azeite;Mercearia;un;44.500;58\nA2;Arroz;Congelados;pct;27,90;\nA2;Arroz;;;;\nA3;;Mercearia;un;5;1\n`,
    )
    expect(dados.lembradas).toBe(true)
    expect((await map(dados)).dados.contagens).toEqual({ errada: 4 })
    const { data } = await list(dados, { tipo: 'errada' })
    expect(
      data.map(({ linha, erros }) => [linha, ...erros.map(({ campo, erro }) => `${campo}: ${erro}`)]),
    ).toEqual([
      [2, expect.stringMatching(/^preco: O ponto deixa dúvida/)],
      [3, 'categoria: A categoria "Congelados" não existe nesta loja.'],
      [4, 'sku: O código é igual ao da linha 3.'],
      [5, 'nome: Um cadastro novo precisa de Nome.'],
    ])
    const mend = (linha: number, celulas: Record<string, string>) =>
      app.call(
        `PUT ${QUAL}/linhas/{linha}`,
        { ...qualOf(dados), params: { ...qualOf(dados).params, linha }, body: { celulas } },
        dono,
      )
    expect((await mend(2, { 4: '44,50' })).dados).toMatchObject({
      tipo: 'mudada',
      mudancas: [{ campo: 'preco', antes: 42.9, depois: 44.5 }],
    })
    // Its code is no longer the other one's: the other one is right without being touched.
    expect((await mend(3, { 0: 'A9' })).dados.tipo).toBe('errada')
    expect(await read(dados)).toMatchObject({ contagens: { mudada: 1, igual: 1, errada: 2 } })
    expect((await mend(99, { 0: 'A9' })).status).toBe(404)
    await press(dados, 'aplicar')
    expect(await settle(dados)).toMatchObject({ estado: 'APLICADA' })
    expect(await readProduto('A1')).toMatchObject({ preco: 445_000 })
    expect(await readProduto('A2')).toMatchObject({ nome: 'Arroz' })
    expect(await readProduto('A3')).toBeUndefined()
  })

  test('categories that the store does not have are told, and made at a word, with those above them', async () => {
    const { dados } = await send(
      `${CABECALHO}A1;Pizza;Congelados > Massas;un;30;\nA2;Arroz;Mercearia;un;5;\nA3;Pão;congelados;un;6;\n`,
    )
    const conferida = (await map(dados)).dados
    expect(conferida).toMatchObject({
      contagens: { nova: 1, errada: 2 },
      categorias_novas: ['Congelados', 'Congelados > Massas'],
    })
    const { dados: depois } = await app.call(`POST ${QUAL}/categorias`, qualOf(dados), dono)
    expect(depois).toMatchObject({ contagens: { nova: 3 }, categorias_novas: [] })
    const categorias = await app.sql`
      select c.nome, c.slug, p.nome as pai from categoria c left join categoria p on p.idcategoria = c.idcategoriapai
      where c.idfornecedor = ${loja.idfornecedor} and c.nome <> 'Mercearia' order by c.nome`
    expect(categorias).toEqual([
      { nome: 'Congelados', slug: 'congelados', pai: null },
      { nome: 'Massas', slug: 'massas', pai: 'Congelados' },
    ])
  })

  test('what only the whole product shows is told too: a sale above the list price, a floor above it', async () => {
    await ingest(doDois)
    const { dados } = await send('codigo;oferta;preco minimo\nA1;50;\nA2;;30\n')
    await map(dados)
    const { data } = await list(dados)
    expect(data.map(({ tipo, erros }) => [tipo, erros[0]?.campo])).toEqual([
      ['errada', 'precooferta'],
      ['errada', 'precominimo'],
    ])
  })

  test('zeros that a spreadsheet drops are asked about', async () => {
    await ingest(`${CABECALHO}00123;Fubá;Mercearia;un;5;\n`)
    const { dados } = await send(`${CABECALHO}123;Fubá;Mercearia;un;6;\n`)
    await map(dados)
    const { data } = await list(dados)
    expect(data[0]?.erros).toEqual([
      { campo: 'sku', erro: 'A planilha tirou os zeros? Há um produto 00123 na loja.' },
    ])
  })

  test('APAGAR takes a product off the shop and nothing else of it', async () => {
    await ingest(doDois)
    const { dados } = await send('codigo;acao;nome\nA1;apagar;Outro\n')
    expect((await map(dados)).dados.contagens).toEqual({ apagada: 1 })
    await press(dados, 'aplicar')
    await settle(dados)
    expect(await readProduto('A1')).toMatchObject({ ativo: false, nome: 'Azeite' })
    await press(dados, 'desfazer')
    expect(await settle(dados)).toMatchObject({ estado: 'DESFEITA' })
    expect(await readProduto('A1')).toMatchObject({ ativo: true })
  })

  test.each([
    ['nothing', '', /vazio/],
    ['headings alone', 'sku;nome\n', /só tem títulos/],
    ['blanks', ' ; \n ; \n', /vazia/],
    [
      'an old Excel or one with a password',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      /Excel antigo ou tem senha/,
    ],
    ['a PDF', '%PDF-1.7', /PDF/],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2, 0, 3]), /não é uma planilha/],
    ['a ZIP of something else', Buffer.from('504b030400000000', 'hex'), /salve como .xlsx ou .csv/],
  ])('%s is no spreadsheet, and is told so', async (_, conteudo, erro) => {
    const { status, falha } = await send(conteudo)
    expect(status).toBe(400)
    expect(Object.values(falha.campos ?? {})[0]).toMatch(conteudo === '' ? /./ : erro)
  })

  test.each([
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${doDois}`, 'utf16le')],
    ['Windows-1252', Buffer.from(doDois, 'latin1')],
    ['tabs', doDois.replaceAll(';', '\t')],
    ['a quote that is never closed', doDois.replace('Arroz', '"Arroz')],
    ['quotes and line breaks in a cell', doDois.replace('Azeite', '"Aze""ite\nextra"')],
  ])('text in %s is read as it was meant', async (_, conteudo) => {
    const { dados } = await send(conteudo)
    expect(dados.titulos[0]).toBe('Código')
    expect((await map(dados)).dados.contagens).toEqual({ nova: 2 })
  })
})

describe('who is late, cancels, or comes back', () => {
  test('a product that somebody changed after the rehearsal is left out and told; the rest is applied', async () => {
    await ingest(doDois)
    const { dados } = await send('codigo;preco\nA1;50\nA2;60\n')
    await map(dados)
    await app.sql`update produto set nome = 'Azeite de outro', versao = versao + 1 where idfornecedor = ${loja.idfornecedor} and sku = 'A1'`
    await press(dados, 'aplicar')
    expect(await settle(dados)).toMatchObject({ estado: 'APLICADA', recusadas: 1 })
    expect(await readProduto('A1')).toMatchObject({ nome: 'Azeite de outro', preco: 429_000 })
    expect(await readProduto('A2')).toMatchObject({ preco: 600_000 })
    const { data, totalItems } = await list(dados, { recusadas: true })
    expect(totalItems).toBe(1)
    expect(data[0]?.erros[0]?.erro).toMatch(/Alguém mudou este produto/)
  })

  test('taken back, each product is as before; what others changed since stays, and stock keeps what was sold', async () => {
    await ingest(doDois)
    const antes = [await readProduto('A1'), await readProduto('A2')]
    const { dados } = await send(
      `${CABECALHO}A1;Azeite novo;Mercearia;un;50;100\nA2;Arroz novo;Mercearia;un;60;5\nA3;Novo;Mercearia;un;7;1\n`,
    )
    await map(dados)
    await press(dados, 'aplicar')
    await settle(dados)
    // Seven were sold meanwhile, and somebody renamed the other.
    await app.sql`update estoque set quantidade = quantidade - 7000 where idcadastroextraproduto = ${antes[0]?.id}`
    await app.sql`update produto set nome = 'De outro', versao = versao + 1 where idfornecedor = ${loja.idfornecedor} and sku = 'A2'`
    await press(dados, 'desfazer')
    expect(await settle(dados)).toMatchObject({ estado: 'DESFEITA', recusadas: 1, desfazer_ate: null })
    expect(await readProduto('A1')).toMatchObject({ nome: 'Azeite', preco: 429_000, estoque: 51_000 })
    expect(await readProduto('A2')).toMatchObject({ nome: 'De outro', preco: 600_000 })
    expect(await readProduto('A3')).toMatchObject({ ativo: false })
    expect((await press(dados, 'desfazer')).dados.estado).toBe('DESFEITA')
  })

  test('cancelled in the middle, the store is as it was', async () => {
    const linhas = Array.from({ length: 1500 }, (_, i) => `C${i};Produto ${i};Mercearia;un;${i + 1};\n`)
    const { dados } = await send(CABECALHO + linhas.join(''))
    await map(dados)
    await press(dados, 'aplicar')
    await press(dados, 'cancelar')
    const { estado } = await settle(dados)
    const [{ n } = { n: -1 }] = await app.sql<{ n: number }[]>`
      select count(*)::int as n from produto where idfornecedor = ${loja.idfornecedor}`
    // The word may come after the last row was written: all or nothing, never a part.
    expect([
      ['CONFERIDA', 0],
      ['APLICADA', 1500],
    ]).toContainEqual([estado, n])
  })

  test('two presses at once apply it once; a job of a process that died is done by another', async () => {
    const { dados } = await send(doDois)
    await map(dados)
    const answers = await Promise.all([press(dados, 'aplicar'), press(dados, 'aplicar')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await settle(dados)
    expect(await readProduto('A1')).toMatchObject({ versao: 1 })
    const outra = (await send('codigo;preco\nA1;51\n')).dados
    await map(outra)
    const { idimportacao } = outra
    await app.sql`update importacao set estado = 'APLICANDO', autor = '{"ator":"sistema","idusuario":null,"idapikeys":null}' where idimportacao = ${idimportacao}`
    await app.sql`insert into importacao_andamento (idimportacao, total, viva_em) values (${idimportacao}, 1, now() - interval '2 minutes')`
    expect(await settle(outra)).toMatchObject({ estado: 'APLICADA' })
    expect(await readProduto('A1')).toMatchObject({ preco: 510_000 })
  })

  test('the same id sent again is the same import; of another store it is refused', async () => {
    const { dados } = await send(doDois)
    expect((await send('sku;nome\nX;Y\n', 'outra.csv', dados.idimportacao)).dados).toMatchObject({
      nome: 'tabela.csv',
      linhas: 2,
    })
    loja = await buildFornecedor(app.sql)
    dono = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
    expect((await send(doDois, 'minha.csv', dados.idimportacao)).status).toBe(400)
    expect((await app.call(`GET ${QUAL}`, qualOf(dados), dono)).status).toBe(404)
    expect((await press(dados, 'aplicar')).status).toBe(404)
  })

  test('columns are said by whoever knows better: twice the same, unknown, or no code is refused at its place', async () => {
    const { dados } = await send(doDois)
    const campos = async (colunas: (string | null)[]) =>
      Object.keys((await map(dados, colunas)).falha.campos ?? {})
    expect(await campos(['sku', 'sku', null, null, null, null])).toEqual(['colunas.1'])
    expect(await campos(['sku', 'cor', null, null, null, null])).toEqual(['colunas.1'])
    expect(await campos([null, 'nome', null, null, null, null])).toEqual(['colunas'])
    expect(await campos(['sku'])).toEqual(['colunas'])
  })
})

describe('an export comes back as no change (ahead A2)', () => {
  test.each(['xlsx', 'csv'] as const)('as %s', async (formato) => {
    await ingest(
      `${CABECALHO}=A1;"'Olho d'água";Mercearia;un;0,0796;0,5\n00042;'LIMPAR;Mercearia;un;1234567,89;\n-x;@casa;Mercearia;un;;12\n`,
    )
    const resposta = await app.fastify.inject({
      url: `/painel/v1/${loja.idfornecedor}/planilha/produtos?formato=${formato}`,
      headers: { authorization: `Bearer ${dono.token}` },
    })
    expect(resposta.statusCode).toBe(200)
    const { dados } = await send(resposta.rawPayload, `produtos.${formato}`)
    expect(dados.colunas).not.toContain(null)
    expect((await map(dados)).dados.contagens).toEqual({ igual: 3 })
    expect((await press(dados, 'aplicar')).falha.codigo).toBe('importacao_sem_mudanca')
  })
})
