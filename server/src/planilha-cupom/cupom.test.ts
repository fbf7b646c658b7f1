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
    'sku;nome;categoria;unidade;preco\nA1;Azeite;Mercearia;un;42\n00042;Fubá;Mercearia;un;5\n',
    'PRODUTOS',
  )
})

const readCupom = async (codigo: string) => {
  const [row] = await app.sql`
    select tipodesconto, valor::int as valor, inicio, fim, limite, valor_limite::int as valor_limite, condicoes, alvo, ativo, versao from cupom
    where idfornecedor = ${loja.idfornecedor} and codigocupom = ${codigo}`
  return row
}
const readSku = async (sku: string) => {
  const [row] = await app.sql<{ id: string }[]>`
    select idcadastroextraproduto as id from produto where idfornecedor = ${loja.idfornecedor} and sku = ${sku}`
  return row?.id
}

describe('a sheet of coupons (issue 17, line 4; decision 0155)', () => {
  test('of another program is known by its headings, in Windows-1252, with days, money and percent as Brazil writes them', async () => {
    const { dados } = await planilhas.send(
      Buffer.from(
        'Cupom;Nome da campanha;Tipo de desconto;Valor do desconto;Data início;Validade;Pedido mínimo;Entrega;Categorias;Sem uso\n' +
          'verão 10;Verão;Porcentagem;10%;1/12/26;31.12.2026;R$ 1.250,00;retirada;mercearia;x\n',
        'latin1',
      ),
    )
    expect(dados).toMatchObject({
      tipo: 'CUPONS',
      colunas: [
        'codigocupom',
        null,
        'tipodesconto',
        'valor',
        'inicio',
        'fim',
        'valor_minimo',
        'tipoEntrega',
        'categorias',
        null,
      ],
    })
    const colunas = dados.colunas.with(1, 'nome')
    await planilhas.map(dados, { colunas })
    await planilhas.press(dados, 'aplicar')
    expect(await planilhas.settle(dados)).toMatchObject({ estado: 'APLICADA', recusadas: 0 })
    expect(await readCupom('VERÃO10')).toMatchObject({
      tipodesconto: 'percentual',
      valor: 1000,
      inicio: '2026-12-01',
      fim: '2026-12-31',
      condicoes: { tipoEntrega: 'RETIRADA' },
      alvo: { categorias: [loja.idcategoria] },
    })
  })

  test('changes what its columns say alone; a word takes a value away, another one the coupon; taken back, all of it stands again', async () => {
    await planilhas.ingest(
      'cupom;nome;tipo de desconto;desconto;produtos;etiquetas;usos ao todo;verba\nNATAL;Natal;%;10;A1|00042;ouro,prata;50;1.500,00\nANO;Ano;reais;20;;;;\n',
    )
    const antes = await Promise.all(['NATAL', 'ANO'].map(readCupom))
    const importacao = await planilhas.ingest(
      'cupom;desconto;usos ao todo;produtos;ação\nnatal;12,5;LIMPAR;00042;\nano;;;;apagar\n',
    )
    expect(importacao).toMatchObject({ contagens: { mudada: 1, apagada: 1 }, recusadas: 0 })
    expect(await readCupom('NATAL')).toMatchObject({
      valor: 1250,
      limite: null,
      valor_limite: 150_000,
      condicoes: { tags: ['ouro', 'prata'] },
      alvo: { produtos: [await readSku('00042')] },
    })
    expect(await readCupom('ANO')).toMatchObject({ ativo: false })
    await planilhas.takeBack(importacao)
    const depois = await Promise.all(['NATAL', 'ANO'].map(readCupom))
    expect(depois).toEqual(antes.map((cupom) => ({ ...cupom, versao: 3 })))
  })

  test('what somebody changed since is left as it is and told', async () => {
    await planilhas.ingest('cupom;nome;tipo de desconto;desconto\nNATAL;Natal;%;10\n')
    const importacao = await planilhas.rehearse('cupom;desconto\nNATAL;15\n', 'CUPONS')
    await app.sql`update cupom set valor = 500, versao = versao + 1 where idfornecedor = ${loja.idfornecedor}`
    await planilhas.press(importacao, 'aplicar')
    expect(await planilhas.settle(importacao)).toMatchObject({ recusadas: 1 })
    expect(sayErros(await planilhas.list(importacao, { recusadas: true }))).toEqual([
      '2 : Alguém mudou este cupom depois: ele ficou como está.',
    ])
    expect(await readCupom('NATAL')).toMatchObject({ valor: 500 })
  })

  test('a coupon that was ordered with is switched off when its sheet is taken back, not removed', async () => {
    const importacao = await planilhas.ingest(
      'cupom;nome;tipo de desconto;desconto\nUSADO;Um;%;10\nLIVRE;Outro;%;10\n',
    )
    await app.sql`create table referencia_de_teste (idfornecedor uuid, idcupom uuid, foreign key (idfornecedor, idcupom) references cupom)`
    await app.sql`insert into referencia_de_teste select idfornecedor, idcupom from cupom where codigocupom = 'USADO'`
    expect(await planilhas.takeBack(importacao)).toMatchObject({ estado: 'DESFEITA', recusadas: 0 })
    expect(await readCupom('USADO')).toMatchObject({ ativo: false })
    expect(await readCupom('LIVRE')).toBeUndefined()
    await app.sql`drop table referencia_de_teste`
  })

  test('each cell that cannot be says why', async () => {
    await planilhas.ingest(
      'cupom;nome;tipo de desconto;desconto;de indicação\n0010;Dez;%;10;\nAMIGO;Amigo;%;5;sim\n',
    )
    const importacao = await planilhas.rehearse(
      'cupom;nome;tipo de desconto;desconto;primeiro dia;último dia;usos ao todo;produtos;categorias;de indicação\n' +
        [
          '10;Dez;%;10;;;;;;',
          'A;Um;%;0,1;;;;;;',
          'B;Um;reais;10%;;;;;;',
          'C;Um;%;150;;;;;;',
          'D;Um;%;10;31/12/2026;1/12/2026;;;;',
          'E;Um;%;10;12/31/2026;;;;;',
          'F;Um;%;10;;;0,5;;;',
          'G;Um;%;10;;;;X9;;',
          'H;Um;%;10;;;;;Nada;',
          'I;Um;%;10;;;;;;sim',
          'i;Dois;%;10;;;;;;',
          '1,23E+12;Um;%;10;;;;;;',
          'J;Um;;0,0000001;;;;;;',
        ].join('\n'),
    )
    expect(sayErros(await planilhas.list(importacao, { tipo: 'errada' }))).toEqual([
      '2 codigocupom: A planilha tirou os zeros? Há um cupom 0010 na loja.',
      '3 valor: A planilha guarda 10% como 0,1? Escreva 10, ou 0,1% se for isso mesmo.',
      '4 valor: Está com %, e o tipo de desconto diz em reais.',
      '5 valor: Um desconto vai até 100%.',
      '6 fim: O último dia vem antes do primeiro.',
      '7 inicio: "12/31/2026" não é um dia. Escreva como 31/12/2026.',
      '8 limite: Escreva um número inteiro, de 1 em diante.',
      '9 produtos: Nenhum produto desta loja tem o código X9. Separe os códigos com |.',
      '10 categorias: A categoria "Nada" não existe nesta loja.',
      '11 indicacao: A loja já tem um cupom de indicação. Desligue o outro antes.',
      '12 codigocupom: O código é igual ao da linha 11.',
      '13 codigocupom: A planilha abreviou o código para 1,23E+12 e perdeu números: formate a coluna como texto e cole o código de novo.',
      '14 tipodesconto: Um cadastro novo precisa de Tipo de desconto.',
      '14 valor: O número tem mais de 4 casas depois da vírgula.',
    ])
  })
})
