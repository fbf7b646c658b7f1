import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { decideAnalise, saveCaracteristicas } from '../cliente/write-analise.ts'
import { uuidv7 } from '../infra/index.ts'
import {
  buildFornecedor,
  createTestApp,
  listRecusados,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { saveClientes } from './index.ts'

type Cliente = Parameters<typeof saveClientes>[2][number]

let app: AppDeTeste
let casa: FornecedorDeTeste
let vizinha: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  casa = await buildFornecedor(app.sql)
  vizinha = await buildFornecedor(app.sql)
  await app.sql`delete from cliente`
})

const save = (linhas: readonly Cliente[], { idfornecedor } = casa) =>
  app.sql.begin((tx) =>
    saveClientes(tx, { idfornecedor, autor: { ator: 'fornecedor', idusuario: null } }, linhas),
  )
const novo = (change: Partial<Cliente> = {}): Cliente => ({
  versao: null,
  idcliente: uuidv7(),
  idcadastroextracliente: uuidv7(),
  tipo_documento: 'CPF',
  documento: '52998224725',
  nome: 'Ana',
  email: 'ana@vitrine.example',
  aprovado: true,
  ...change,
})

describe('a customer', () => {
  test('of a document that nobody knows is made with what the supplier says of it', async () => {
    const ana = novo({ limite_credito: 1500.5, tags: ['ouro'], cod_erp: 'ANA-1', telefone: '+5519987650101' })
    expect(await save([ana])).toEqual([{ feito: 'CRIADA', versao: 1, idcliente: ana.idcliente }])
    const [row] = await app.sql`
      select c.nome, c.telefone, x.aprovado, x.limite_credito_centavos, x.tags, x.cod_erp from cadastroextracliente x join cliente c using (idcliente)
      where x.idfornecedor = ${casa.idfornecedor}`
    expect(row).toEqual({
      nome: 'Ana',
      telefone: '+5519987650101',
      aprovado: true,
      limite_credito_centavos: 150_050,
      tags: ['ouro'],
      cod_erp: 'ANA-1',
    })
  })

  test('a customer whom another supplier registered is the same person, and the data of that supplier stay', async () => {
    const [{ idcliente } = { idcliente: '' }] = await save([novo({ tags: ['ouro'] })])
    const [delas] = await save(
      [novo({ nome: 'Outra Ana', email: 'x@vitrine.example', tags: ['prata'] })],
      vizinha,
    )
    expect(delas).toEqual({ feito: 'CRIADA', versao: 1, idcliente })
    await save([{ idcliente, nome: 'Outra Ana', limite_credito: 10, versao: 1 }], vizinha)
    const rows = await app.sql`
      select c.nome, c.email, x.tags from cliente c join cadastroextracliente x using (idcliente) order by x.tags`
    expect(rows).toEqual([
      { nome: 'Ana', email: 'ana@vitrine.example', tags: ['ouro'] },
      { nome: 'Ana', email: 'ana@vitrine.example', tags: ['prata'] },
    ])
  })

  test('is told without what is personal, so that erasing it stays true', async () => {
    const ana = novo({ tags: ['ouro'], cod_erp: 'ANA-1', caracteristicas: { ramo: 'Bar' } })
    await save([ana])
    await save([{ idcliente: ana.idcliente, tags: ['prata'], limite_credito: 20, versao: 1 }])
    const eventos = await app.sql<{ dados: { ocultas: string[] } }[]>`
      select dados from evento where idfornecedor = ${casa.idfornecedor} order by idevento`
    const texto = JSON.stringify(eventos)
    for (const segredo of ['ouro', 'prata', 'ANA-1', 'Bar', 'ana@', '52998224725', 'Ana'])
      expect(texto).not.toContain(segredo)
    expect(eventos.map(({ dados }) => dados)).toMatchObject([
      { antes: null, ocultas: ['tags', 'cod_erp', 'caracteristicas'] },
      { antes: { limite_credito_centavos: 0 }, depois: { limite_credito_centavos: 2000 }, ocultas: ['tags'] },
    ])
  })

  test('a customer whom somebody else changed meanwhile is not overwritten', async () => {
    const ana = novo()
    await save([ana])
    await save([{ idcliente: ana.idcliente, limite_credito: 20, versao: 1 }])
    await expect(save([{ idcliente: ana.idcliente, limite_credito: 30, versao: 1 }])).rejects.toMatchObject({
      recusas: [{ motivo: 'MUDOU', versao: 2 }],
    })
  })

  test('whose registration was decided or answered meanwhile is not overwritten either', async () => {
    const { idfornecedor } = casa
    const { idcliente } = novo()
    await save([novo({ idcliente, aprovado: null })])
    const quem = { idfornecedor, autor: { ator: 'fornecedor', idusuario: null } }
    await app.sql.begin((tx) => decideAnalise(tx, quem, { idcliente, aprovado: true, motivo: '' }))
    await expect(save([{ idcliente, aprovado: false, versao: 1 }])).rejects.toMatchObject({
      recusas: [{ motivo: 'MUDOU', versao: 2 }],
    })
    const answer = (ramo: string) =>
      app.sql.begin((tx) =>
        saveCaracteristicas(tx, quem, { idcliente, conhecidas: ['ramo'], valores: { ramo } }),
      )
    await answer('Bar')
    await answer('Bar')
    expect(await save([{ idcliente, limite_credito: 5, versao: 3 }])).toMatchObject([{ versao: 4 }])
    const [row] =
      await app.sql`select aprovado, caracteristicas from cadastroextracliente where idcliente = ${idcliente}`
    expect(row).toEqual({ aprovado: true, caracteristicas: { ramo: 'Bar' } })
    // Each version has its line in the audit; the same answer again has none.
    const eventos = await app.sql<{ versao: number }[]>`
      select (dados ->> 'versao')::int as versao from evento where idfornecedor = ${idfornecedor} order by idevento`
    expect(eventos.map(({ versao }) => versao)).toEqual([1, 2, 3, 4])
  })

  test.each<[string, Partial<Cliente>[], string]>([
    [
      'a CPF of wrong digits',
      [{ documento: '52998224726' }],
      'clientes.0.documento: Este documento não existe.',
    ],
    ['with its mask', [{ documento: '529.982.247-25' }], 'clientes.0.documento: Este documento não existe.'],
    ['one document twice', [{}, {}], 'clientes.1.documento: O documento 52998224725 aparece duas vezes.'],
    ['no mailbox', [{ email: 'ana' }], 'clientes.0.email: Este e-mail não existe.'],
    [
      'a representative of nobody',
      [{ idrepresentante: uuidv7() }],
      'clientes.0.idrepresentante: Esta pessoa não representa a loja.',
    ],
    [
      'a debt as its limit',
      [{ limite_credito: -1 }],
      'clientes.0.limite_credito: Valor abaixo do mínimo (0).',
    ],
  ])('is refused: %s', async (_, changes, erro) => {
    expect(await listRecusados(save(changes.map(novo)))).toEqual([erro])
    expect(await app.sql`select from cliente`).toHaveLength(0)
  })
})
