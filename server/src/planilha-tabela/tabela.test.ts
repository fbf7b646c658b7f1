import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildAcesso,
  buildCliente,
  buildEquipe,
  buildErp,
  buildFornecedor,
  buildOperador,
  createPlanilhas,
  createTestApp,
  sayErros,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let dono: LoginDeTeste
let planilhas: ReturnType<typeof createPlanilhas>
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  dono = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  planilhas = createPlanilhas(app, loja.idfornecedor, dono)
  await app.sql`update categoria set nome = 'Mercearia' where idfornecedor = ${loja.idfornecedor}`
  await app.sql`
    insert into contagem_grupo (idfornecedor, tag, parcela, clientes) values (${loja.idfornecedor}, 'Atacado', 0, 3), (${loja.idfornecedor}, 'ouro', 0, 1)`
  await planilhas.ingest(
    'sku;ean;nome;categoria;unidade;preco\nA1;7891000100103;Azeite;Mercearia;un;42\n00042;;Fubá;Mercearia;un;5\n',
    'PRODUTOS',
  )
})

async function buildTabela(nome: string, condicoes: object = { tags: ['ouro'] }): Promise<string> {
  const idpolitica = uuidv7()
  await app.sql`
    insert into politica (idfornecedor, idpolitica, nome, condicoes, efeito)
    values (${loja.idfornecedor}, ${idpolitica}, ${nome}, ${app.sql.json(condicoes as never)}, '{"tabela": true}')`
  return idpolitica
}

const readTabelas = async (sku: string) => {
  const [row] = await app.sql<{ tabelas: Record<string, unknown> | null }[]>`
    select tabelas_de_preco as tabelas from produto where idfornecedor = ${loja.idfornecedor} and sku = ${sku}`
  return row?.tabelas ?? null
}

const simulate = async (sku: string, quantidade: number, grupos: string[], dia?: string) => {
  const [row] = await app.sql<{ id: string }[]>`
    select idcadastroextraproduto as id from produto where idfornecedor = ${loja.idfornecedor} and sku = ${sku}`
  const { dados } = await app.call(
    'POST /painel/v1/{idfornecedor}/precos/simulacao',
    {
      params: { idfornecedor: loja.idfornecedor },
      body: {
        idcadastroextraproduto: row?.id ?? '',
        quantidade,
        grupos,
        canalVenda: 'WEB',
        ...(dia && { dia }),
      },
    },
    dono,
  )
  return dados
}
const makeTabelas = (idimportacao: string) =>
  app.call(
    'POST /painel/v1/{idfornecedor}/importacoes/{idimportacao}/categorias',
    { params: { idfornecedor: loja.idfornecedor, idimportacao }, query: {} },
    dono,
  )

describe('a sheet of price tables (issue 17, lines 4 and 5; decision 0171)', () => {
  test('of another program is known by its headings; its tables are made at a word, and cost nobody anything else before it is applied', async () => {
    const { dados } = await planilhas.send(
      Buffer.from(
        'Tabela de preços 2026;;;;;;\n;;;;;;\nCódigo;Descrição;Tabela;Qtd mín;Vl unitário;Válido de;Válido até\n' +
          'A1;Azeite;ATACADO;1;"R$ 40,00";01/12/2026;46387\nA1;Azeite;ATACADO;12;38,5;01/12/2026;46387\n00042;Fubá;ATACADO;1;4,5;01/12/2026;46387\n',
        'latin1',
      ),
    )
    expect(dados).toMatchObject({
      tipo: 'TABELAS',
      colunas: ['sku', 'nome', 'tabela', 'quantidade', 'preco', 'inicio', 'fim'],
    })
    const conferida = (await planilhas.map(dados)).dados
    const nova = 'Tabela Atacado de 01/12/2026 a 31/12/2026: para Atacado, de 01/12/2026 a 31/12/2026'
    expect(conferida).toMatchObject({ contagens: { errada: 3 }, categorias_novas: [nova] })
    expect(sayErros(await planilhas.list(conferida, { tipo: 'errada' }))[0]).toBe(
      '4 tabela: A loja ainda não tem a tabela "Tabela Atacado de 01/12/2026 a 31/12/2026": crie-a no aviso acima das linhas.',
    )
    expect((await makeTabelas(dados.idimportacao)).dados).toMatchObject({
      contagens: { mudada: 3 },
      categorias_novas: [],
    })
    expect((await simulate('A1', 12, ['Atacado'], '2026-12-10')).precounitario).toBe(42)
    await planilhas.press(dados, 'aplicar')
    expect(await planilhas.settle(dados)).toMatchObject({ estado: 'APLICADA', recusadas: 0 })
    const precos = await Promise.all([
      simulate('A1', 1, ['Atacado'], '2026-12-10'),
      simulate('A1', 12, ['Atacado'], '2026-12-31'),
      simulate('A1', 12, ['Atacado'], '2027-01-01'),
      simulate('A1', 12, ['ouro'], '2026-12-10'),
      simulate('00042', 1, ['Atacado'], '2026-12-10'),
    ])
    expect(precos.map(({ precounitario }) => precounitario)).toEqual([40, 38.5, 42, 42, 4.5])
    expect(await planilhas.takeBack(dados)).toMatchObject({ estado: 'DESFEITA', recusadas: 0 })
    expect([await readTabelas('A1'), await readTabelas('00042')]).toEqual([null, null])
  })

  test('LIMPAR takes a price or a discount away; what has no cell stays; a price is not a discount too', async () => {
    const id = await buildTabela('Ouro')
    await planilhas.ingest(
      'sku;tabela;a partir de;preco;desconto\nA1;Ouro;;40;\nA1;Ouro;10;;15%\n00042;ouro;;;10\n',
    )
    const inteira = {
      [id]: { precofixo: 40, descontoProgressivoPercentual: { 10: -15 } },
    }
    expect(await readTabelas('A1')).toEqual(inteira)
    const errada = await planilhas.rehearse('sku;tabela;a partir de;preco\nA1;Ouro;10;36\n', 'TABELAS')
    expect(sayErros(await planilhas.list(errada, { tipo: 'errada' }))).toEqual([
      '2 preco: Diga o preço ou o desconto: LIMPAR na outra célula tira o que estava.',
    ])
    const importacao = await planilhas.ingest(
      'sku;tabela;a partir de;preco;desconto\nA1;Ouro;;LIMPAR;\nA1;Ouro;10;36;limpar\n00042;Ouro;;;limpar\n',
    )
    expect(await readTabelas('A1')).toEqual({ [id]: { descontoProgressivo: { 10: 36 } } })
    expect(await readTabelas('00042')).toBeNull()
    await planilhas.takeBack(importacao)
    expect(await readTabelas('A1')).toEqual(inteira)
    expect(await readTabelas('00042')).toEqual({ [id]: { percentual: -10 } })
  })

  test('each cell that cannot be says why', async () => {
    await buildTabela('Ouro', { tags: ['ouro'], fim: '2026-12-31' })
    await app.sql`update produto set granularidade = 100 where idfornecedor = ${loja.idfornecedor} and sku = '00042'`
    const importacao = await planilhas.rehearse(
      'sku;tabela;grupo;valido de;valido ate;a partir de;preco;desconto\n' +
        [
          'A1;Ouro;;;;;0;',
          'A1;Ouro;;;;2;-1;',
          'A1;Ouro;;;;3;0,0000001;',
          'A1;Ouro;;;;0,0000001;4;',
          'A1;Ouro;;;;4;;0,1',
          'A1;Ouro;;;;5;30;',
          'A1;OURO;;;;5;29;',
          'A1;Ouro;prata;;;6;30;',
          'A1;Ouro;Atacado;;;8;30;',
          'A1;Ouro;;1/1/2026;;7;30;',
          'A1;;Prata;;;;30;',
          'A1;Promo;;;;;30;',
          'A1;;;;;;30;',
          'A1;;ouro;31/12/2026;1/12/2026;;30;',
          'A1;;ouro;12/31/2026;;;30;',
          'X9;Ouro;;;;;30;',
          '00042;Ouro;;;;1;4;',
          'A1;Ouro;;;;9;30;10',
        ].join('\n'),
    )
    expect(importacao.tipo).toBe('TABELAS')
    expect(sayErros(await planilhas.list(importacao, { tipo: 'errada' }))).toEqual([
      '2 preco: Valor abaixo do mínimo (0,0001).',
      '3 preco: O número não pode ser negativo.',
      '4 preco: O número tem mais de 4 casas depois da vírgula.',
      '5 quantidade: O número tem mais de 3 casas depois da vírgula.',
      '6 desconto: A planilha guarda 10% como 0,1? Escreva 10, ou 0,1% se for isso mesmo.',
      '8 sku: O produto, a tabela e a quantidade são iguais aos da linha 7.',
      '9 grupo: A tabela Ouro é para ouro: mude isso em Preços, ou diga outro nome.',
      '10 grupo: A tabela Ouro é para ouro: mude isso em Preços, ou diga outro nome.',
      '11 inicio: A tabela Ouro vale até 31/12/2026: mude os dias em Preços, ou diga outro nome.',
      '12 grupo: Nenhum cliente desta loja é do grupo "Prata".',
      '13 tabela: A loja não tem a tabela "Promo": diga o grupo de clientes dela na coluna Grupo, ou crie a tabela em Preços.',
      '14 tabela: Diga a tabela de preço, ou o grupo de clientes.',
      '15 fim: O último dia vem antes do primeiro.',
      '16 inicio: "12/31/2026" não é um dia. Escreva como 31/12/2026.',
      '17 sku: Nenhum produto desta loja tem este código.',
      '18 quantidade: Este produto se vende em menos de 1: deixe "A partir de" vazio para o preço de qualquer quantidade.',
      '19 preco: Diga o preço ou o desconto: LIMPAR na outra célula tira o que estava.',
    ])
  })

  test('without the quantity a row is the price of any, and none where the table has prices by quantity', async () => {
    await buildTabela('Ouro')
    await planilhas.ingest('sku;tabela;a partir de;preco\nA1;Ouro;10;39\n')
    const importacao = await planilhas.rehearse('sku;tabela;preco\nA1;Ouro;40\n00042;Ouro;4\n', 'TABELAS')
    expect(importacao.contagens).toEqual({ errada: 1, mudada: 1 })
    expect(sayErros(await planilhas.list(importacao, { tipo: 'errada' }))).toEqual([
      '2 preco: Esta tabela tem preços por quantidade deste produto: a planilha precisa da coluna "A partir de".',
    ])
    const semTabela = await planilhas.map(importacao, { colunas: ['sku', null, 'preco'] })
    expect(semTabela.falha.campos?.colunas).toMatch(/a tabela de preço, ou o grupo/)
  })

  test('what somebody did to the product or the table meanwhile stays and is told, applied and taken back', async () => {
    const ouro = await buildTabela('Ouro')
    const atacado = await buildTabela('Atacado da casa', { tags: ['Atacado'] })
    const texto = 'sku;tabela;grupo;preco\nA1;Ouro;ouro;40\n00042;Ouro;ouro;4\n00042;Atacado da casa;;3\n'
    const importacao = await planilhas.rehearse(texto, 'TABELAS')
    await app.sql`update produto set versao = versao + 1 where idfornecedor = ${loja.idfornecedor} and sku = 'A1'`
    await app.sql`delete from politica where idpolitica = ${atacado}`
    await planilhas.press(importacao, 'aplicar')
    expect(await planilhas.settle(importacao)).toMatchObject({ estado: 'APLICADA', recusadas: 2 })
    const ditas = sayErros(await planilhas.list(importacao, { recusadas: true }))
    expect(ditas[1]).toBe('4 : Alguém mudou a tabela desta linha depois: o preço ficou como está.')
    expect([await readTabelas('A1'), await readTabelas('00042')]).toEqual([
      null,
      { [ouro]: { precofixo: 4 } },
    ])
    // The table is for others now: its price is not taken from it as if it were still the one that was.
    await app.sql`update politica set condicoes = '{"tags": ["Atacado"]}', versao = versao + 1 where idpolitica = ${ouro}`
    expect(await planilhas.takeBack(importacao)).toMatchObject({ estado: 'DESFEITA' })
    expect(await readTabelas('00042')).toEqual({ [ouro]: { precofixo: 4 } })
  })

  test('a table of another store, or a policy that is none, is none here', async () => {
    const id = await buildTabela('Ouro')
    await app.sql`update politica set efeito = '{"percentual": -5}' where idpolitica = ${id}`
    const outra = await buildFornecedor(app.sql)
    await app.sql`
      insert into politica (idfornecedor, idpolitica, nome, efeito) values (${outra.idfornecedor}, ${uuidv7()}, 'Da outra', '{"tabela": true}')`
    const importacao = await planilhas.rehearse('sku;tabela;preco\nA1;Da outra;40\n', 'TABELAS')
    expect(importacao.contagens).toEqual({ errada: 1 })
  })

  test('one table alone is exported with every product on sale, to be filled in', async () => {
    const id = await buildTabela('Ouro')
    await buildTabela('Outra', { tags: ['Atacado'] })
    await planilhas.ingest('sku;tabela;a partir de;preco\nA1;Ouro;10;39\nA1;Outra;;41\n')
    const dados = (await planilhas.readExport('tabelas', 'csv', false, `&idpolitica=${id}`)).toString()
    const linhas = dados.trim().split('\r\n')
    expect(linhas.slice(1).map((linha) => linha.split(';').filter(Boolean).join(' '))).toEqual([
      '00042 Fubá Ouro ouro',
      'A1 7891000100103 Azeite Ouro ouro',
      'A1 7891000100103 Azeite Ouro ouro 10 39',
    ])
    expect((await planilhas.rehearse(dados)).contagens).toEqual({ igual: 3 })
  })

  test('the shop shows it within 2 s to whoever is of the group, in lists too, and to nobody else', async () => {
    await buildTabela('Ouro')
    const ana = await buildCliente(app.sql, loja)
    await app.sql`update cadastroextracliente set tags = '{ouro}' where idcliente = ${ana.idcliente}`
    const listAzeite = async (token?: string) => {
      const { dados } = await app.call(
        'GET /v1/app/{supplier}/listaprodutosf/{x}',
        { params: { supplier: loja.slug, x: '0,1' }, query: { ordenacao: 'menor_preco' } },
        token ? { token } : {},
      )
      return dados.data.map(({ sku, preconf }) => [sku, preconf])
    }
    const antes = [
      ['00042', 5],
      ['A1', 42],
    ]
    expect(await listAzeite(ana.token)).toEqual(antes)
    const importacao = await planilhas.ingest('sku;tabela;preco\nA1;Ouro;4,5\n')
    const quando = Date.now()
    await expect
      .poll(() => listAzeite(ana.token), { interval: 20, timeout: 5000 })
      .toEqual([
        ['A1', 4.5],
        ['00042', 5],
      ])
    expect(Date.now() - quando).toBeLessThan(2000)
    expect(await listAzeite()).toEqual(antes)
    await planilhas.takeBack(importacao)
    await expect.poll(() => listAzeite(ana.token), { interval: 20, timeout: 5000 }).toEqual(antes)
  })

  test("the store's own system may send and take them, the platform's operator and an attendant may not", async () => {
    await buildTabela('Ouro')
    const texto = 'sku;tabela;preco\nA1;Ouro;40\n'
    const erp = createPlanilhas(app, loja.idfornecedor, await buildErp(app.sql, loja))
    expect(await erp.ingest(texto)).toMatchObject({ tipo: 'TABELAS', recusadas: 0 })
    const rui = await buildOperador(app.sql)
    // Not even with a reason.
    await buildAcesso(app.sql, loja, rui)
    const rita = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    const [operador, atendente] = [rui, rita].map((quem) => createPlanilhas(app, loja.idfornecedor, quem))
    const recusas = await Promise.all([
      operador?.send(texto),
      operador?.send('sku;x\nA1;1\n', 'TABELAS'),
      atendente?.send(texto),
    ])
    expect(recusas.map((recusa) => recusa?.status)).toEqual([403, 403, 403])
    expect((await operador?.readExport('tabelas', 'csv'))?.toString()).toContain('sem_permissao')
  })

  test('two price tables of one name cannot be', async () => {
    await buildTabela('Ouro')
    const { falha } = await app.call(
      'PUT /painel/v1/{idfornecedor}/politicas/{idpolitica}',
      {
        params: { idfornecedor: loja.idfornecedor, idpolitica: uuidv7() },
        body: { nome: 'OURO', prioridade: 0, condicoes: {}, alvo: {}, efeito: { tabela: true }, ativa: true },
      },
      dono,
    )
    expect(falha.campos).toMatchObject({ nome: 'Outra tabela de preço já tem este nome.' })
  })

  test('the panel counts its products and compares it with what they cost; its prices are told in the history of a product', async () => {
    const id = await buildTabela('Ouro')
    await app.sql`update produto set custo = 410000 where idfornecedor = ${loja.idfornecedor} and sku = 'A1'`
    await planilhas.ingest('sku;tabela;preco\nA1;Ouro;40\n00042;Ouro;4\n')
    const daLoja = { params: { idfornecedor: loja.idfornecedor } }
    const { dados } = await app.call('GET /painel/v1/{idfornecedor}/politicas', daLoja, dono)
    expect(dados.data[0]).toMatchObject({ idpolitica: id, produtosnatabela: 2 })
    const custo = await app.call(
      'POST /painel/v1/{idfornecedor}/politicas/custo',
      { ...daLoja, body: { idpolitica: id, alvo: {}, efeito: { tabela: true } } },
      dono,
    )
    expect(custo.dados).toMatchObject({
      produtos: 2,
      semcusto: 1,
      abaixo: 1,
      exemplosabaixo: [{ preco: 40, custo: 41 }],
    })
    await planilhas.ingest('sku;tabela;a partir de;preco;desconto\nA1;Ouro;12;;12,5\n')
    const [row] = await app.sql<{ id: string }[]>`
      select idcadastroextraproduto as id from produto where idfornecedor = ${loja.idfornecedor} and sku = 'A1'`
    const historico = await app.call(
      'GET /painel/v1/{idfornecedor}/precos/{idcadastroextraproduto}/historico',
      { params: { ...daLoja.params, idcadastroextraproduto: row?.id ?? '' } },
      dono,
    )
    expect(historico.dados.data.slice(0, 2).map(({ campos }) => campos)).toMatchObject([
      [
        {
          campo: 'Preço na tabela: Ouro',
          antes: 'R$\u00a040,00',
          depois: 'R$\u00a040,00; de 12 em diante: 12,5% de desconto',
        },
      ],
      [{ campo: 'Preço na tabela: Ouro', antes: null, depois: 'R$\u00a040,00' }],
    ])
    const { passos } = await simulate('A1', 1, ['ouro'])
    expect(passos.find(({ valeu, regra }) => valeu && regra === 'politica')).toMatchObject({
      nome: 'Ouro',
      preco: 40,
    })
  })
})
