import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

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
  loja = await buildFornecedor(app.sql)
  planilhas = createPlanilhas(
    app,
    loja.idfornecedor,
    await buildEquipe(app.sql, loja, { papel: 'fornecedor' }),
  )
  await app.sql`update categoria set nome = 'Mercearia' where idfornecedor = ${loja.idfornecedor}`
  await planilhas.ingest(
    'sku;ean;nome;categoria;unidade;preco\nA1;;Azeite;Mercearia;un;42\nB2;;Fubá;Mercearia;un;5\n',
    'PRODUTOS',
  )
})

async function buildPolitica(
  nome: string,
  dita: { prioridade?: number; condicoes?: object; efeito?: object } = {},
) {
  const { prioridade = 0, condicoes = { tags: ['ouro'] }, efeito = { tabela: true } } = dita
  await app.sql`
    insert into politica (idfornecedor, idpolitica, nome, prioridade, condicoes, efeito)
    values (${loja.idfornecedor}, ${uuidv7()}, ${nome}, ${prioridade}, ${app.sql.json(condicoes as never)}, ${app.sql.json(efeito as never)})`
}
const listAvisos = async (texto: string) =>
  (await planilhas.list(await planilhas.rehearse(texto))).map(({ linha, tipo, avisos }) => [
    linha,
    tipo,
    ...avisos.map(({ campo, aviso }) => `${campo}: ${aviso}`),
  ])

test('a price in two tables of one group on the same days is named, and that the lower one counts', async () => {
  await buildPolitica('Ouro')
  await buildPolitica('Natal', { condicoes: { tags: ['ouro'], inicio: '2030-12-01', fim: '2030-12-31' } })
  await planilhas.ingest('sku;tabela;preco\nA1;Natal;38\n')
  expect(await listAvisos('sku;tabela;preco\nA1;Ouro;40\nB2;Ouro;4\n')).toEqual([
    [2, 'mudada', 'tabela: Vale junto com Natal a partir de 01/12/2030: fica o menor dos dois preços.'],
    // Natal has no price of it.
    [3, 'mudada'],
  ])
})

test('who has the higher priority is said from either side, of a policy on everything too', async () => {
  await buildPolitica('Ouro', { prioridade: 5 })
  await buildPolitica('Tudo com 3%', { prioridade: 9, condicoes: {}, efeito: { percentual: -3 } })
  await buildPolitica('Balcão', { prioridade: 1, efeito: { percentual: -1 } })
  expect(await listAvisos('sku;tabela;preco\nA1;Ouro;40\n')).toEqual([
    [
      2,
      'mudada',
      'tabela: Tudo com 3% tem prioridade maior: onde as duas servem, esta não vale.',
      'tabela: Tem prioridade sobre Balcão: onde as duas servem, só esta vale.',
    ],
  ])
})

test('two tables that one sheet fills are told of each other', async () => {
  await buildPolitica('Ouro')
  await buildPolitica('Outra')
  expect(await listAvisos('sku;tabela;preco\nA1;Ouro;40\nA1;Outra;41\nB2;Ouro;4\n')).toEqual([
    [2, 'mudada', expect.stringContaining('Vale junto com Outra')],
    [3, 'mudada', expect.stringContaining('Vale junto com Ouro')],
    [4, 'mudada'],
  ])
})

test('nothing is said of other groups, other days, what is off, what is over, a price that goes, or a row that is wrong', async () => {
  await buildPolitica('Ouro', { condicoes: { tags: ['ouro'], inicio: '2030-01-01' } })
  await buildPolitica('Prata', { condicoes: { tags: ['prata'] }, efeito: { percentual: -3 } })
  await buildPolitica('Antes', { condicoes: { fim: '2029-12-31' }, efeito: { percentual: -3 } })
  await buildPolitica('Velha', { condicoes: { fim: '2020-12-31' }, efeito: { percentual: -3 } })
  await planilhas.ingest('sku;tabela;preco\nA1;Ouro;40\n')
  expect(await listAvisos('sku;tabela;preco\nA1;Ouro;39\n')).toEqual([[2, 'mudada']])
  await buildPolitica('Todos', { condicoes: {}, efeito: { percentual: -3 } })
  expect(await listAvisos('sku;tabela;preco\nA1;Ouro;LIMPAR\nB2;Ouro;nada\n')).toEqual([
    [3, 'errada'],
    [2, 'mudada'],
  ])
})
