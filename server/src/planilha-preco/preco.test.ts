import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  buildEquipe,
  buildFornecedor,
  createPlanilhas,
  createTestApp,
  sayErros,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let planilhas: ReturnType<typeof createPlanilhas>
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  planilhas = createPlanilhas(
    app,
    loja.idfornecedor,
    await buildEquipe(app.sql, loja, { papel: 'fornecedor' }),
  )
  await app.sql`update categoria set nome = 'Mercearia' where idfornecedor = ${loja.idfornecedor}`
  await planilhas.ingest(
    'sku;ean;nome;categoria;unidade;preco\nA1;7891000100103;Azeite;Mercearia;un;42\n00042;;Fubá;Mercearia;un;5\n',
    'PRODUTOS',
  )
})

const readPrecos = async (sku: string) => {
  const [row] = await app.sql<{ preco: number | null; tabela: Record<string, number> | null }[]>`
    select preco::int as preco, desconto_progressivo as tabela from produto where idfornecedor = ${loja.idfornecedor} and sku = ${sku}`
  return { preco: row?.preco ? row.preco / 10_000 : null, tabela: row?.tabela ?? null }
}

describe('a sheet of prices (issue 17, line 4; decision 0145)', () => {
  test('is known by its headings; list price and prices by quantity stand in rows of their own, however they are written', async () => {
    const { dados } = await planilhas.send(
      Buffer.from(
        'Tabela de preços;;;\nCódigo;Descrição;A partir de;Valor unitário\nA1;Azeite;;R$ 1.234,56\nA1;Azeite;10;"R$ 1.200,00"\n;;;\nA1;Azeite;100;1.100,5\n00042;Fubá;;4,9\n',
        'latin1',
      ),
    )
    expect(dados).toMatchObject({ tipo: 'PRECOS', colunas: ['sku', 'nome', 'quantidade', 'preco'] })
    expect((await planilhas.map(dados)).dados.contagens).toEqual({ mudada: 4 })
    await planilhas.press(dados, 'aplicar')
    expect(await planilhas.settle(dados)).toMatchObject({ estado: 'APLICADA', recusadas: 0 })
    expect(await readPrecos('A1')).toEqual({ preco: 1234.56, tabela: { 10: 1200, 100: 1100.5 } })
    expect(await planilhas.takeBack(dados)).toMatchObject({ estado: 'DESFEITA', recusadas: 0 })
    expect(await readPrecos('A1')).toEqual({ preco: 42, tabela: null })
    expect(await readPrecos('00042')).toEqual({ preco: 5, tabela: null })
  })

  test('rows of one product that are far apart are written, and taken back, as one', async () => {
    const produtos = Array.from({ length: 600 }, (_, i) => `P${i};Um;Mercearia;un;5\n`)
    await planilhas.ingest(`sku;nome;categoria;unidade;preco\n${produtos.join('')}`, 'PRODUTOS')
    const outras = Array.from({ length: 600 }, (_, i) => `P${i};;4\n`)
    const importacao = await planilhas.rehearse(`sku;a partir de;preco\nA1;;40\n${outras.join('')}A1;10;39\n`)
    expect(importacao.contagens).toEqual({ mudada: 602 })
    await planilhas.press(importacao, 'aplicar')
    expect(await planilhas.settle(importacao)).toMatchObject({ recusadas: 0 })
    expect(await readPrecos('A1')).toEqual({ preco: 40, tabela: { 10: 39 } })
    expect(await planilhas.takeBack(importacao)).toMatchObject({ recusadas: 0 })
    expect(await readPrecos('A1')).toEqual({ preco: 42, tabela: null })
  })

  test('LIMPAR takes a price away, and nothing that is not there', async () => {
    await planilhas.ingest('sku;a partir de;preco\nA1;10;40\nA1;20;39\n')
    await planilhas.ingest('sku;a partir de;preco\nA1;10;LIMPAR\n00042;;LIMPAR\n00042;7;LIMPAR\nA1;20;\n')
    expect(await readPrecos('A1')).toEqual({ preco: 42, tabela: { 20: 39 } })
    expect(await readPrecos('00042')).toEqual({ preco: null, tabela: null })
  })

  test('a product that somebody changed since keeps all of its prices, and that is told', async () => {
    const importacao = await planilhas.rehearse('sku;a partir de;preco\nA1;;40\nA1;10;39\n00042;;4\n')
    await app.sql`update produto set versao = versao + 1 where idfornecedor = ${loja.idfornecedor} and sku = 'A1'`
    await planilhas.press(importacao, 'aplicar')
    expect(await planilhas.settle(importacao)).toMatchObject({ estado: 'APLICADA', recusadas: 2 })
    expect(await readPrecos('A1')).toEqual({ preco: 42, tabela: null })
    expect(await readPrecos('00042')).toMatchObject({ preco: 4 })
  })

  test('without the quantity each row would be the price of the list: it is asked for, and nothing is guessed', async () => {
    const { dados } = await planilhas.send('sku;preco\nA1;39\n')
    expect(dados.tipo).toBe('PRODUTOS')
    const { falha } = await planilhas.map(dados, { tipo: 'PRECOS', colunas: ['sku', 'preco'] })
    expect(falha.campos?.colunas).toMatch(/Diga em que coluna está a quantidade/)
  })

  test('each cell that cannot be says why', async () => {
    const importacao = await planilhas.rehearse(
      'sku;a partir de;preco\nA1;;0,0000001\nA1;1;40\nA1;10;1.234\nA1;10;39\n00042;0,0000001;4\n00042;99999999;4\nX;;4\n00042;;0\n',
    )
    expect(sayErros(await planilhas.list(importacao, { tipo: 'errada' }))).toEqual([
      '2 preco: O número tem mais de 4 casas depois da vírgula.',
      '3 quantidade: O preço de 1 unidade é o de tabela: deixe "A partir de" vazio.',
      '4 preco: O ponto deixa dúvida: escreva 1234 (milhar) ou 1,234 (decimal).',
      '5 sku: O produto e a quantidade são iguais aos da linha 4.',
      '6 quantidade: O número tem mais de 3 casas depois da vírgula.',
      '7 quantidade: O número é grande demais.',
      '8 sku: Nenhum produto desta loja tem este código.',
      '9 preco: Valor abaixo do mínimo (0,0001).',
    ])
  })
})
