import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { fichas, tiposDePlanilha, type FichaDeEspecie, type TipoDePlanilha } from '@vitrine/rules/importacao'

import { uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  createPlanilhas,
  createTestApp,
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
  ;({ loja, planilhas } = await openLoja())
})

async function openLoja() {
  const nova = await buildFornecedor(app.sql)
  await app.sql`update categoria set nome = 'Mercearia' where idfornecedor = ${nova.idfornecedor}`
  await app.sql`
    insert into politica (idfornecedor, idpolitica, nome, condicoes, efeito)
    values (${nova.idfornecedor}, ${uuidv7()}, '=Ouro, "d''água"', '{"tags": ["ouro"], "inicio": "2026-12-01"}', '{"tabela": true}')`
  const dono = await buildEquipe(app.sql, nova, { papel: 'fornecedor' })
  return { loja: nova, planilhas: createPlanilhas(app, nova.idfornecedor, dono) }
}

const PRODUTOS =
  'codigo;nome;categoria;unidade;preco\n=A1;"Olho d\'água";Mercearia;un;0,0796\n00042;Fubá;Mercearia;un;12\n'

/** Of each kind a sheet that changes a store with these products, and how much of that stands there. */
const casos: Record<TipoDePlanilha, { texto: string; count: () => Promise<number> }> = {
  PRODUTOS: {
    texto: 'codigo;nome;categoria;unidade\nN1;Novo;Mercearia;un\nN2;Novo;Mercearia;un\n',
    count: () => count("produto where idfornecedor = $1 and sku like 'N%' and ativo"),
  },
  ESTOQUE: {
    texto: "codigo;quantidade;motivo\n'=A1;5;\n00042;0,5;'LIMPAR\n",
    count: () => count('estoque where idfornecedor = $1'),
  },
  PRECOS: {
    texto: 'codigo;a partir de;preco\n\'=A1;10;0,05\n00042;;13\n00042;2,5;"R$ 11,90"\n',
    count: () =>
      count(
        "produto where idfornecedor = $1 and (sku = '=A1' and desconto_progressivo = '{\"10\":0.05}' or sku = '00042' and preco = 130000)",
      ),
  },
  TABELAS: {
    texto:
      'codigo;tabela;grupo de clientes;valido de;a partir de;preco;desconto\n\'=A1;"\'=OURO, ""d\'agua""";;;;0,05;\n00042;;ouro;1/12/26;1;;12,5%\n00042;;ouro;46357;2,5;"R$ 11,90";\n',
    count: () =>
      count(
        `produto p join politica o using (idfornecedor) where idfornecedor = $1 and p.tabelas_de_preco -> o.idpolitica::text =
          case p.sku when '=A1' then '{"precofixo": 0.05}' else '{"percentual": -12.5, "descontoProgressivo": {"2.5": 11.9}}' end::jsonb`,
      ),
  },
  CUPONS: {
    texto:
      "Código do cupom;nome;tipo de desconto;desconto;primeiro dia;último dia;Só nos produtos (SKU);etiquetas\n'=natal;\"Natal, d'água\";%;12,5%;1/12/2026;31/12/26;'=A1 | 00042;ouro, prata\n00010;Dez;reais;R$ 10,00;;;;'LIMPAR\n",
    count: () => count('cupom where idfornecedor = $1 and ativo'),
  },
  CLIENTES: {
    texto:
      "CPF/CNPJ;Nome do cliente;E-mail;Telefone;Etiquetas do cliente;Limite de crédito;Situação do cadastro\n529.982.247-25;'=Ana;ANA@vitrine.example;11987654321;ouro, 'prata;R$ 1.500,50;\n00.000.000/0001-91;\"Banco; d'água\";;+14155550100;;;\n",
    count: () => count('cliente_previsto where idfornecedor = $1'),
  },
}

async function count(onde: string): Promise<number> {
  const [row] = await app.sql.unsafe<{ n: number }[]>(`select count(*)::int as n from ${onde}`, [
    loja.idfornecedor,
  ])
  return row?.n ?? -1
}

describe.each(tiposDePlanilha)('%s', (tipo) => {
  const { texto, count: countFeitas } = casos[tipo]
  const ficha: FichaDeEspecie = fichas[tipo]
  // Without a column of these rows mean something else, and are refused.
  const semElas = new Set<string>([
    ...(ficha.exigida?.campos.length === 1 ? ficha.exigida.campos : []),
    ...(tipo === 'TABELAS' ? ['quantidade'] : []),
  ])

  test.each(['xlsx', 'csv'] as const)(
    'an export as %s comes back as no change (ahead A2)',
    async (formato) => {
      await planilhas.ingest(PRODUTOS, 'PRODUTOS')
      await planilhas.ingest(texto, tipo)
      const importacao = await planilhas.rehearse(await planilhas.readExport(fichas[tipo].nome, formato))
      expect(importacao).toMatchObject({ tipo, lembradas: false })
      expect(importacao.colunas).not.toContain(null)
      expect(Object.keys(importacao.contagens)).toEqual(['igual'])
    },
  )

  test('a column that is absent changes nothing, whichever (ahead A2)', async () => {
    await planilhas.ingest(PRODUTOS, 'PRODUTOS')
    await planilhas.ingest(texto, tipo)
    const { dados } = await planilhas.send(await planilhas.readExport(fichas[tipo].nome, 'csv'))
    for (const [lugar, campo] of dados.colunas.entries()) {
      if (campo === ficha.chave[0] || (campo !== null && semElas.has(campo))) continue
      const colunas = dados.colunas.map((outro, i) => (i === lugar ? null : outro))
      expect((await planilhas.map(dados, { colunas })).dados.contagens).toEqual({ igual: dados.linhas })
    }
  })

  test('applied, and taken back, the store is as it was; a second time each is done once', async () => {
    await planilhas.ingest(PRODUTOS, 'PRODUTOS')
    const importacao = await planilhas.ingest(texto, tipo)
    expect(importacao).toMatchObject({ estado: 'APLICADA', recusadas: 0 })
    expect(await countFeitas()).toBe(2)
    await Promise.all([planilhas.press(importacao, 'desfazer'), planilhas.press(importacao, 'desfazer')])
    expect(await planilhas.settle(importacao)).toMatchObject({ estado: 'DESFEITA', recusadas: 0 })
    expect(await countFeitas()).toBe(0)
  })

  test('cancelled, nothing is there; a job of a process that died is done by another', async () => {
    await planilhas.ingest(PRODUTOS, 'PRODUTOS')
    const importacao = await planilhas.rehearse(texto, tipo)
    await app.sql`update importacao set estado = 'APLICANDO', autor = '{"ator":"sistema","idusuario":null,"idapikeys":null}' where idimportacao = ${importacao.idimportacao}`
    await app.sql`insert into importacao_andamento (idimportacao, total, parar) values (${importacao.idimportacao}, 2, true)`
    expect(await planilhas.settle(importacao)).toMatchObject({ estado: 'CONFERIDA' })
    expect(await countFeitas()).toBe(0)
    await app.sql`update importacao set estado = 'APLICANDO' where idimportacao = ${importacao.idimportacao}`
    await app.sql`update importacao_andamento set parar = false, viva_em = now() - interval '2 minutes' where idimportacao = ${importacao.idimportacao}`
    expect(await planilhas.settle(importacao)).toMatchObject({ estado: 'APLICADA', recusadas: 0 })
    expect(await countFeitas()).toBe(2)
  })

  test('another store has its own: the same sheet finds nothing of this one there', async () => {
    await planilhas.ingest(PRODUTOS, 'PRODUTOS')
    await planilhas.ingest(texto, tipo)
    const outra = await openLoja()
    const { contagens } = await outra.planilhas.rehearse(texto, tipo)
    expect(contagens).not.toHaveProperty('igual')
    expect(contagens).not.toHaveProperty('mudada')
    const vazia = await outra.planilhas.send(await outra.planilhas.readExport(fichas[tipo].nome, 'csv'))
    expect(vazia.status).toBe(400)
  })

  test('its model has the headings alone, and they say what it is of', async () => {
    const modelo = await planilhas.readExport(fichas[tipo].nome, 'csv', true)
    expect((await planilhas.send(modelo)).status).toBe(400)
    const linha = fichas[tipo].colunas.map(() => 'x').join(';')
    expect((await planilhas.send(`${modelo.toString()}${linha}\n`)).dados).toMatchObject({
      tipo,
      colunas: fichas[tipo].colunas.map(({ campo }) => campo),
    })
  })
})

test('who said once what a sheet is of is not asked again; who says it anew is heard', async () => {
  await planilhas.ingest(PRODUTOS, 'PRODUTOS')
  const { dados } = await planilhas.send('codigo;estoque\n00042;5\n')
  expect(dados.tipo).toBe('PRODUTOS')
  const conferida = await planilhas.map(dados, { tipo: 'ESTOQUE', colunas: ['sku', 'quantidade'] })
  expect(conferida.dados).toMatchObject({ tipo: 'ESTOQUE', contagens: { mudada: 1 } })
  const { dados: outra } = await planilhas.send('Código;Estoque\n00042;6\n')
  expect(outra).toMatchObject({ tipo: 'ESTOQUE', colunas: ['sku', 'quantidade'], lembradas: true })
  const dita = await planilhas.send('Código;Estoque\n00042;6\n', 'PRODUTOS')
  expect(dita.dados).toMatchObject({ tipo: 'PRODUTOS', colunas: ['sku', 'estoque'], lembradas: false })
})

test('only who keeps the catalogue sends and takes sheets (§6)', async () => {
  const atendente = createPlanilhas(
    app,
    loja.idfornecedor,
    await buildEquipe(app.sql, loja, { papel: 'atendente' }),
  )
  expect((await atendente.send(PRODUTOS)).falha.codigo).toBe('sem_permissao')
})
