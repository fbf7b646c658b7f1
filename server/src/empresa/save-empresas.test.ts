import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { eventosDeCadastro } from '@vitrine/contract'

import { CadastroRecusado } from '../cadastro/index.ts'
import { uuidv7 } from '../infra/index.ts'
import { buildFornecedor, createTestDatabase, listRecusados } from '../teste/index.ts'
import { saveEmpresas } from './index.ts'

type Empresa = Parameters<typeof saveEmpresas>[2][number]

const operadora = { ator: 'operador', idusuario: uuidv7() }
let banco: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  banco = await createTestDatabase()
})
afterAll(() => banco.drop())
beforeEach(() => banco.sql`delete from evento`)

const nova = (change: Partial<Empresa> = {}): Empresa => ({
  idempresa: uuidv7(),
  nome: 'Grupo Serra',
  versao: null,
  ...change,
})
const save = (...empresas: Empresa[]) =>
  banco.sql.begin((tx) => saveEmpresas(tx, { idfornecedor: null, autor: operadora }, empresas))
const findEmpresa = async ({ idempresa }: Empresa) => {
  const [row] = await banco.sql`select nome, versao from empresa where idempresa = ${idempresa}`
  return row
}

describe('a company (readings 1; decision 0099)', () => {
  test('is made, renamed, and left alone where it is the same', async () => {
    const serra = nova()
    expect(await save(serra)).toEqual([{ feito: 'CRIADA', versao: 1 }])
    expect(await save({ ...serra, nome: 'Serra S.A.', versao: 1 })).toEqual([{ feito: 'MUDADA', versao: 2 }])
    expect(await save({ ...serra, nome: 'Serra S.A.', versao: 2 })).toEqual([{ feito: 'IGUAL', versao: 2 }])
    expect(await findEmpresa(serra)).toEqual({ nome: 'Serra S.A.', versao: 2 })
  })

  test('stands in the audit of no supplier, with who did it and what stood there', async () => {
    const serra = nova()
    await save(serra)
    await save({ ...serra, nome: 'Serra S.A.', versao: 1 })
    const eventos = await banco.sql<
      { idfornecedor: string | null; tipo: keyof typeof eventosDeCadastro; dados: unknown }[]
    >`select idfornecedor, tipo, dados from evento order by idevento`
    expect(
      eventos.map(({ idfornecedor, tipo, dados }) => ({
        idfornecedor,
        tipo,
        ...eventosDeCadastro[tipo].dados.parse(dados),
      })),
    ).toEqual(
      [
        {
          tipo: 'cadastro.CRIADO',
          versao: 1,
          antes: null,
          depois: { idempresa: serra.idempresa, nome: 'Grupo Serra' },
        },
        {
          tipo: 'cadastro.MUDADO',
          versao: 2,
          antes: { nome: 'Grupo Serra' },
          depois: { nome: 'Serra S.A.' },
        },
      ].map((evento) => ({
        ...evento,
        idfornecedor: null,
        cadastro: 'empresa',
        id: serra.idempresa,
        autor: { ...operadora, idapikeys: null },
        ocultas: [],
      })),
    )
  })

  test('of which somebody else has seen a newer version is not written over, and who wrote that is said', async () => {
    const serra = nova()
    await save(serra)
    await save({ ...serra, nome: 'Serra S.A.', versao: 1 })
    const error: unknown = await save({ ...serra, nome: 'Outra', versao: 1 }, nova()).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(CadastroRecusado)
    expect((error as CadastroRecusado).recusas).toMatchObject([
      { linha: 0, motivo: 'MUDOU', versao: 2, autor: { ator: 'operador', idusuario: operadora.idusuario } },
    ])
    expect(await findEmpresa(serra)).toEqual({ nome: 'Serra S.A.', versao: 2 })
  })

  test('of two who rename it at once one is refused', async () => {
    const serra = nova()
    await save(serra)
    const feitos = await Promise.allSettled(
      ['Uma', 'Outra'].map((nome) => save({ ...serra, nome, versao: 1 })),
    )
    expect(feitos.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await findEmpresa(serra))?.versao).toBe(2)
  })

  test('without a name is named by its place, and none of the call is written', async () => {
    const serra = nova()
    expect(await listRecusados(save(serra, nova({ nome: '' })))).toEqual([
      'empresas.1.nome: Campo obrigatório.',
    ])
    expect(await findEmpresa(serra)).toBeUndefined()
  })
})

test.each([
  ['of an order', 'pedido.CRIADO', 7],
  ['of an order that is not named', 'pedido.CRIADO', null],
  ['of a record, with an order', 'cadastro.CRIADO', 7],
])('the table refuses an event without a supplier: %s', async (_, tipo, numpedido) => {
  await expect(
    banco.sql`insert into evento (tipo, numpedido, dados) values (${tipo}, ${numpedido}, '{}')`,
  ).rejects.toMatchObject({ constraint_name: 'evento_de_quem' })
  const { idfornecedor } = await buildFornecedor(banco.sql)
  await banco.sql`insert into evento (idfornecedor, tipo, numpedido, dados) values (${idfornecedor}, ${tipo}, ${numpedido}, '{}')`
})
