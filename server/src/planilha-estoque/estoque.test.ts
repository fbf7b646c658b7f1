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

const readEstoque = async (sku: string) => {
  const [row] = await app.sql<{ n: number }[]>`
    select e.quantidade::int as n from estoque e join produto p using (idfornecedor, idcadastroextraproduto)
    where p.idfornecedor = ${loja.idfornecedor} and p.sku = ${sku}`
  return row ? row.n / 1000 : null
}
const sell = (sku: string, unidades: number) => app.sql`
  update estoque e set quantidade = quantidade - ${unidades * 1000} from produto p
  where p.idcadastroextraproduto = e.idcadastroextraproduto and p.idfornecedor = ${loja.idfornecedor} and p.sku = ${sku}`

describe('a sheet of stock (issue 17, line 4; decision 0145)', () => {
  test('is known by its headings, finds products by code or bar code, and each change is a movement with its reason', async () => {
    const { dados } = await planilhas.send(
      Buffer.from(
        'Inventário de novembro;;;\n;;;\nCódigo;Código de barras;Qtde;Observação\nA1;;58;Contagem da loja\n;;;\n;7891000100103;9;\n00042;;0,5;\n',
        'latin1',
      ),
    )
    expect(dados).toMatchObject({
      tipo: 'ESTOQUE',
      colunas: ['sku', 'ean', 'quantidade', 'motivo'],
      linhas: 3,
    })
    expect((await planilhas.map(dados)).dados).toMatchObject({ contagens: { mudada: 3 } })
    await planilhas.press(dados, 'aplicar')
    // Two rows of one product, by its two codes: the first is written.
    expect(await planilhas.settle(dados)).toMatchObject({ estado: 'APLICADA', recusadas: 1 })
    expect([await readEstoque('A1'), await readEstoque('00042')]).toEqual([58, 0.5])
    const motivos = await app.sql<{ motivo: string }[]>`
      select dados ->> 'motivo' as motivo from evento where idfornecedor = ${loja.idfornecedor} and dados ->> 'cadastro' = 'estoque' order by 1`
    expect(motivos.map(({ motivo }) => motivo)).toEqual(['Contagem da loja', 'Importação de tabela.csv'])
  })

  test('what orders take between rehearsal and writing stays taken, and so it does when it is taken back', async () => {
    await planilhas.ingest('sku;estoque;motivo\nA1;50;\n00042;8;\n')
    const importacao = await planilhas.rehearse('sku;quantidade;motivo\nA1;60;\n00042;LIMPAR;\n')
    await sell('A1', 3)
    await planilhas.press(importacao, 'aplicar')
    expect(await planilhas.settle(importacao)).toMatchObject({ recusadas: 0 })
    expect([await readEstoque('A1'), await readEstoque('00042')]).toEqual([57, null])
    await sell('A1', 7)
    expect(await planilhas.takeBack(importacao)).toMatchObject({ estado: 'DESFEITA', recusadas: 0 })
    expect([await readEstoque('A1'), await readEstoque('00042')]).toEqual([40, 8])
  })

  test('what somebody counted since is left as it is and told; a product that was renamed is not in the way', async () => {
    await planilhas.ingest('sku;estoque;motivo\nA1;50;\n00042;8;\n')
    const importacao = await planilhas.rehearse('sku;quantidade;motivo\nA1;60;\n00042;9;\n')
    await app.sql`update estoque e set quantidade = 1000, versao = e.versao + 1 from produto p
      where p.idcadastroextraproduto = e.idcadastroextraproduto and p.idfornecedor = ${loja.idfornecedor} and p.sku = 'A1'`
    await app.sql`update produto set versao = versao + 1 where idfornecedor = ${loja.idfornecedor}`
    await planilhas.press(importacao, 'aplicar')
    expect(await planilhas.settle(importacao)).toMatchObject({ estado: 'APLICADA', recusadas: 1 })
    expect([await readEstoque('A1'), await readEstoque('00042')]).toEqual([1, 9])
    expect(sayErros(await planilhas.list(importacao, { recusadas: true }))).toEqual([
      '2 : Alguém contou este estoque depois: ele ficou como está.',
    ])
  })

  test('each cell that cannot be says why', async () => {
    await planilhas.ingest(
      'sku;ean;nome;categoria;unidade\nG1;78910003;Um;Mercearia;un\nG2;78910003;Dois;Mercearia;un\n',
      'PRODUTOS',
    )
    const importacao = await planilhas.rehearse(
      'Cód;EAN;Saldo;Obs\nA1;;0,0000001;\nA1;;5;\n42;;5;\nX9;;5;\n;78910003;5;\n;;5;\n00042;;-3;\n00042;;1.234;\nG1;;2000000000;\n',
    )
    expect(sayErros(await planilhas.list(importacao, { tipo: 'errada' }))).toEqual([
      '2 quantidade: O número tem mais de 3 casas depois da vírgula.',
      '3 sku: O produto é igual ao da linha 2.',
      '4 sku: A planilha tirou os zeros? Há um produto 00042 na loja.',
      '5 sku: Nenhum produto desta loja tem este código.',
      '6 ean: Mais de um produto tem este EAN: diga o código (SKU).',
      '7 sku: Diga o código (SKU) ou o EAN do produto.',
      '8 quantidade: O número não pode ser negativo.',
      '9 sku: O produto é igual ao da linha 8.',
      '10 quantidade: O número é grande demais.',
    ])
  })
})
