import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { eventosDeCadastro } from '@vitrine/contract'

import { describeRegistro } from '../coluna/index.ts'
import { sistema, type Autor } from '../evento/index.ts'
import { uuidv7, type Transaction } from '../infra/index.ts'
import {
  buildFornecedor,
  countEsperando,
  createTestDatabase,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import {
  CadastroRecusado,
  describeCadastro,
  removeCadastros,
  saveCadastros,
  type LinhaDoCadastro,
  type Recusa,
} from './index.ts'

const lojas = describeCadastro(
  describeRegistro(
    'loja',
    ['idfornecedor'],
    ['idloja', 'nome', 'descricao_endereco_loja', 'telefone', 'lat', 'lng', 'horarios'],
  ),
  { chave: ['idloja'], ocultas: ['telefone'] },
)
const categorias = describeCadastro(
  describeRegistro(
    'categoria',
    ['idfornecedor'],
    ['idcategoria', 'idcategoriapai', 'slug', 'nome', 'icone', 'fundo', 'ordem'],
  ),
  { chave: ['idcategoria'], porFornecedor: true },
)

let banco: Awaited<ReturnType<typeof createTestDatabase>>
let casa: FornecedorDeTeste
let vizinha: FornecedorDeTeste
const maria: Autor = { ator: 'fornecedor', idusuario: uuidv7() }

beforeAll(async () => {
  banco = await createTestDatabase()
})
afterAll(() => banco.drop())
beforeEach(async () => {
  casa = await buildFornecedor(banco.sql)
  vizinha = await buildFornecedor(banco.sql)
  await banco.sql`delete from evento`
})

type LojaLinha = Required<LinhaDoCadastro<typeof lojas>>
const lojaOf = (mais: Partial<LojaLinha> = {}): LojaLinha => ({
  idloja: uuidv7(),
  nome: 'Matriz',
  descricao_endereco_loja: 'Rua B, 2',
  telefone: '1930000000',
  lat: -22.9,
  lng: -47.06,
  horarios: ['08:00-18:00', null],
  versao: null,
  ...mais,
})

const save = (
  linhas: readonly LinhaDoCadastro<typeof lojas>[],
  { idfornecedor = casa.idfornecedor, autor = maria } = {},
) => banco.sql.begin((tx) => saveCadastros(tx, lojas, { idfornecedor, autor }, linhas))
const remove = (linhas: Parameters<typeof removeCadastros<'loja', 'idloja', 'idloja'>>[3]) =>
  banco.sql.begin((tx) =>
    removeCadastros(tx, lojas, { idfornecedor: casa.idfornecedor, autor: maria }, linhas),
  )

async function refused(work: Promise<unknown>): Promise<readonly Recusa[]> {
  const error: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(error instanceof CadastroRecusado)) throw error
  return error.recusas
}
const nomeOf = async (idloja: string) => {
  const [row] = await banco.sql<{ nome: string; versao: number }[]>`
    select nome, versao from loja where idloja = ${idloja}`
  return row
}
/** What was told, as the contract has it. */
async function listTold() {
  const rows = await banco.sql<{ tipo: keyof typeof eventosDeCadastro; dados: unknown; falta: string[] }[]>`
    select tipo, dados, falta from evento where numpedido is null order by idevento`
  return rows.map(({ tipo, dados, falta }) => {
    expect(falta).toEqual([])
    return { tipo, ...eventosDeCadastro[tipo].dados.parse(dados) }
  })
}

describe('what is written', () => {
  test('is made, then changed, then left alone where it is the same', async () => {
    const loja = lojaOf()
    expect(await save([loja])).toEqual([{ feito: 'CRIADA', versao: 1 }])
    expect(await save([{ ...loja, nome: 'Centro', versao: 1 }])).toEqual([{ feito: 'MUDADA', versao: 2 }])
    expect(await save([{ ...loja, nome: 'Centro', versao: 2 }])).toEqual([{ feito: 'IGUAL', versao: 2 }])
    expect(await nomeOf(loja.idloja)).toEqual({ nome: 'Centro', versao: 2 })
    expect((await listTold()).map(({ tipo }) => tipo)).toEqual(['cadastro.CRIADO', 'cadastro.MUDADO'])
  })

  test('answers for each row, in the order they were given', async () => {
    const [a, b, c] = [lojaOf(), lojaOf(), lojaOf()]
    await save([a, b])
    expect(await save([c, { ...b, nome: 'Outra', versao: 1 }, { ...a, versao: 1 }])).toEqual([
      { feito: 'CRIADA', versao: 1 },
      { feito: 'MUDADA', versao: 2 },
      { feito: 'IGUAL', versao: 1 },
    ])
  })

  test('of a version that was seen may be what changes alone; the rest stays, a null is a null', async () => {
    const loja = lojaOf()
    await save([loja])
    await save([{ idloja: loja.idloja, horarios: [null], versao: 1 }])
    const [row] = await banco.sql`select nome, telefone, horarios from loja where idloja = ${loja.idloja}`
    expect(row).toEqual({ nome: 'Matriz', telefone: '1930000000', horarios: [null] })
    const idcategoria = uuidv7()
    const filha = {
      idcategoria,
      idcategoriapai: casa.idcategoria,
      slug: 'b',
      nome: 'B',
      icone: 'x',
      fundo: '#fff',
      ordem: 1,
    }
    const quem = { idfornecedor: casa.idfornecedor, autor: maria }
    await banco.sql.begin((tx) => saveCadastros(tx, categorias, quem, [{ ...filha, versao: null }]))
    await banco.sql.begin((tx) =>
      saveCadastros(tx, categorias, quem, [{ idcategoria, idcategoriapai: null, versao: 1 }]),
    )
    expect(
      await banco.sql`select idcategoriapai, nome, versao from categoria where idcategoria = ${idcategoria}`,
    ).toEqual([{ idcategoriapai: null, nome: 'B', versao: 2 }])
  })

  test('is told with its author, and of the changed fields what stood before and after; personal values are not told', async () => {
    const loja = lojaOf()
    await save([loja])
    await save([{ idloja: loja.idloja, nome: 'Centro', telefone: '1931111111', versao: 1 }], {
      autor: { ator: 'erp', idusuario: null, idapikeys: casa.idloja },
    })
    await remove([{ idloja: loja.idloja, versao: 2 }])
    const { telefone: _telefone, versao: _versao, idloja, ...visivel } = loja
    const autor = { ator: 'fornecedor', idusuario: maria.idusuario, idapikeys: null }
    const fato = { cadastro: 'loja', id: idloja }
    expect(await listTold()).toEqual([
      {
        ...fato,
        tipo: 'cadastro.CRIADO',
        versao: 1,
        autor,
        antes: null,
        depois: { ...visivel, idloja },
        ocultas: ['telefone'],
      },
      {
        ...fato,
        tipo: 'cadastro.MUDADO',
        versao: 2,
        autor: { ator: 'erp', idusuario: null, idapikeys: casa.idloja },
        antes: { nome: 'Matriz' },
        depois: { nome: 'Centro' },
        ocultas: ['telefone'],
      },
      {
        ...fato,
        tipo: 'cadastro.REMOVIDO',
        versao: 2,
        autor,
        antes: { ...visivel, nome: 'Centro' },
        depois: null,
        ocultas: ['telefone'],
      },
    ])
  })

  test('and undone tells nothing', async () => {
    const undone = banco.sql.begin(async (tx) => {
      await saveCadastros(tx, lojas, { idfornecedor: casa.idfornecedor, autor: sistema }, [lojaOf()])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await listTold()).toEqual([])
  })

  test('of 10,000 rows is one statement, and the same 10,000 again write nothing', async () => {
    const linhas = Array.from({ length: 10_000 }, (_, i) => lojaOf({ nome: `Loja ${i}` }))
    let statements = 0
    const count = (tx: Transaction): Transaction =>
      new Proxy(tx, {
        apply: (alvo, self, args: unknown[]) => ((statements += 1), Reflect.apply(alvo, self, args)),
        get: (alvo, nome) => {
          if (nome === 'unsafe') statements += 1
          return Reflect.get(alvo, nome, alvo)
        },
      })
    const quem = { idfornecedor: casa.idfornecedor, autor: sistema }
    const saveAll = (versao: LojaLinha['versao'], nome: (i: number) => string) =>
      banco.sql.begin((tx) =>
        saveCadastros(
          count(tx),
          lojas,
          quem,
          linhas.map((linha, i) => ({ ...linha, nome: nome(i), versao })),
        ),
      )
    expect(new Set((await saveAll(null, (i) => `Loja ${i}`)).map(({ feito }) => feito))).toEqual(
      new Set(['CRIADA']),
    )
    expect(statements).toBe(1)
    expect(new Set((await saveAll(1, (i) => `Loja ${i}`)).map(({ feito }) => feito))).toEqual(
      new Set(['IGUAL']),
    )
    const terceira = await saveAll('qualquer', (i) => (i % 2 === 0 ? `Loja ${i}` : `Filial ${i}`))
    expect(terceira.filter(({ feito }) => feito === 'MUDADA').length).toBe(5000)
    expect(statements).toBe(3)
    expect((await listTold()).length).toBe(15_000)
  })
})

describe('who comes second', () => {
  test('is told which rows, what stands there and who wrote it; nothing of the call is done', async () => {
    const [a, b, c] = [lojaOf(), lojaOf(), lojaOf()]
    await save([a, b])
    await save([{ ...b, nome: 'Da Maria', versao: 1 }])
    const recusas = await refused(
      save([
        { ...a, nome: 'X', versao: 1 },
        { ...b, nome: 'X', versao: 1 },
        { ...c, versao: 4 },
        { ...a, idloja: casa.idloja, versao: null },
        lojaOf(),
      ]),
    )
    const ela = { ator: 'fornecedor', idusuario: maria.idusuario, idapikeys: null }
    expect(recusas).toEqual([
      { linha: 1, id: b.idloja, motivo: 'MUDOU', versao: 2, autor: ela, quando: expect.any(Date) },
      { linha: 2, id: c.idloja, motivo: 'SUMIU', versao: null, autor: null, quando: null },
      { linha: 3, id: casa.idloja, motivo: 'EXISTE', versao: 1, autor: null, quando: null },
    ])
    expect(await nomeOf(a.idloja)).toEqual({ nome: 'Matriz', versao: 1 })
    expect((await listTold()).length).toBe(3)
  })

  test('writes over it where the last write wins, and makes it where it is gone', async () => {
    const loja = lojaOf()
    await save([loja])
    await save([{ ...loja, nome: 'Centro', versao: 1 }])
    expect(await save([{ ...loja, nome: 'ERP', versao: 'qualquer' }])).toEqual([
      { feito: 'MUDADA', versao: 3 },
    ])
    await remove([{ idloja: loja.idloja, versao: 'qualquer' }])
    expect(await save([{ ...loja, versao: 'qualquer' }])).toEqual([{ feito: 'CRIADA', versao: 1 }])
  })

  test.each([
    ['changes the same row', 1],
    ['makes the same row', null],
  ] as const)('at the same moment and %s waits, then is told', async (_caso, versao) => {
    const loja = lojaOf()
    if (versao !== null) await save([loja])
    const { promise: solto, resolve: release } = Promise.withResolvers<void>()
    const { promise: escrito, resolve: onEscrito } = Promise.withResolvers<void>()
    const primeira = banco.sql.begin(async (tx) => {
      await saveCadastros(tx, lojas, { idfornecedor: casa.idfornecedor, autor: maria }, [
        { ...loja, nome: 'Primeira', versao },
      ])
      onEscrito()
      await solto
    })
    await escrito
    const segunda = refused(save([{ ...loja, nome: 'Segunda', versao }]))
    await waitForLock()
    release()
    await primeira
    expect(await segunda).toMatchObject([{ linha: 0, motivo: versao === null ? 'EXISTE' : 'MUDOU' }])
    expect(await nomeOf(loja.idloja)).toMatchObject({ nome: 'Primeira' })
  })

  test('at the same moment and writes over anything wins, also over a row that was just made', async () => {
    const [loja, outra] = [lojaOf(), lojaOf()]
    const { promise: solto, resolve: release } = Promise.withResolvers<void>()
    const { promise: escrito, resolve: onEscrito } = Promise.withResolvers<void>()
    const primeira = banco.sql.begin(async (tx) => {
      await saveCadastros(tx, lojas, { idfornecedor: casa.idfornecedor, autor: maria }, [loja])
      onEscrito()
      await solto
    })
    await escrito
    const segunda = save([outra, { ...loja, nome: 'Segunda', versao: 'qualquer' }])
    await waitForLock()
    release()
    await primeira
    expect(await segunda).toEqual([
      { feito: 'CRIADA', versao: 1 },
      { feito: 'MUDADA', versao: 2 },
    ])
    expect(await nomeOf(loja.idloja)).toEqual({ nome: 'Segunda', versao: 2 })
  })

  test('with the same rows in another order waits for the first; there is no deadlock', async () => {
    const linhas = Array.from({ length: 300 }, () => lojaOf())
    await save(linhas)
    const rename = (nome: string, estas: LojaLinha[]) =>
      save(estas.map((linha) => ({ ...linha, nome, versao: 'qualquer' as const })))
    await Promise.all(
      Array.from({ length: 6 }, (_, i) => rename(`Vez ${i}`, i % 2 === 0 ? linhas : linhas.toReversed())),
    )
    const [row] = await banco.sql`
      select count(distinct nome)::int as nomes, min(versao) as versao from loja where idloja = any(${linhas.map(({ idloja }) => idloja)})`
    expect(row).toEqual({ nomes: 1, versao: 7 })
  })
})

const waitForLock = () => expect.poll(() => countEsperando(banco.sql), { timeout: 20_000 }).toBeGreaterThan(0)

describe('what is refused', () => {
  test('a row of another supplier is neither changed, nor removed, nor seen', async () => {
    const dela = lojaOf({ idloja: vizinha.idloja, nome: 'Roubada' })
    for (const [versao, motivo] of [
      [1, 'SUMIU'],
      [null, 'EXISTE'],
      ['qualquer', 'EXISTE'],
    ] as const)
      expect(await refused(save([{ ...dela, versao }]))).toEqual([
        { linha: 0, id: vizinha.idloja, motivo, versao: null, autor: null, quando: null },
      ])
    expect(await refused(remove([{ idloja: vizinha.idloja, versao: 1 }]))).toMatchObject([
      { motivo: 'SUMIU' },
    ])
    expect(await remove([{ idloja: vizinha.idloja, versao: 'qualquer' }])).toBe(0)
    expect(await nomeOf(vizinha.idloja)).toEqual({ nome: 'Centro', versao: 1 })
    expect(await listTold()).toEqual([])
  })

  test('two rows of one key, a slug that another has, a parent that is not there, a value out of range', async () => {
    const loja = lojaOf()
    expect(await refused(save([loja, lojaOf(), loja]))).toMatchObject([{ linha: 2, motivo: 'REPETIDA' }])
    expect(await refused(save([lojaOf({ lat: 91 })]))).toMatchObject([{ linha: null, motivo: 'INVALIDA' }])
    const nova = {
      idcategoria: uuidv7(),
      idcategoriapai: null,
      slug: 'geral',
      nome: 'B',
      icone: 'x',
      fundo: '#fff',
      ordem: 1,
      versao: null,
    }
    const saveCategoria = (linha: LinhaDoCadastro<typeof categorias>) =>
      banco.sql.begin((tx) =>
        saveCadastros(tx, categorias, { idfornecedor: casa.idfornecedor, autor: maria }, [linha]),
      )
    expect(await refused(saveCategoria(nova))).toMatchObject([{ motivo: 'DUPLICADA' }])
    expect(
      await refused(saveCategoria({ ...nova, slug: 'b', idcategoriapai: vizinha.idcategoria })),
    ).toMatchObject([{ motivo: 'REFERENCIA' }])
  })

  test('the removal of what another version stands for, of what others need; then it stays', async () => {
    const pai = { idcategoria: casa.idcategoria, versao: 1 }
    const quem = { idfornecedor: casa.idfornecedor, autor: maria }
    const filha = {
      idcategoria: uuidv7(),
      idcategoriapai: casa.idcategoria,
      slug: 'b',
      nome: 'B',
      icone: 'x',
      fundo: '#fff',
      ordem: 1,
    }
    await banco.sql.begin((tx) => saveCadastros(tx, categorias, quem, [{ ...filha, versao: null }]))
    const removeCategorias = (...chaves: { idcategoria: string; versao: number }[]) =>
      banco.sql.begin((tx) => removeCadastros(tx, categorias, quem, chaves))
    expect(await refused(removeCategorias({ ...pai, versao: 2 }))).toMatchObject([
      { motivo: 'MUDOU', versao: 1 },
    ])
    expect(await refused(removeCategorias(pai))).toMatchObject([{ motivo: 'EM_USO' }])
    expect(await removeCategorias(pai, { idcategoria: filha.idcategoria, versao: 1 })).toBe(2)
    expect((await listTold()).map(({ tipo }) => tipo)).toEqual([
      'cadastro.CRIADO',
      'cadastro.REMOVIDO',
      'cadastro.REMOVIDO',
    ])
  })
})

test('a column misspelt, missing or of the wrong type does not compile', () => {
  const registro = describeRegistro('dia_fechado', ['idfornecedor'], ['data', 'nome'])
  const dias = describeCadastro(registro, { chave: ['data'], porFornecedor: true })
  // @ts-expect-error a key that is not among the columns
  describeCadastro(registro, { chave: ['dia'] })
  const write = (linhas: LinhaDoCadastro<typeof dias>[]) => linhas
  write([
    { data: '2026-12-25', nome: 'Natal', versao: null },
    { data: '2026-12-25', versao: 3 },
  ])
  // @ts-expect-error a new row must be whole
  write([{ data: '2026-12-25', versao: null }])
  // @ts-expect-error misspelt
  write([{ data: '2026-12-25', nome: 'Natal', nomes: 'x', versao: null }])
  // @ts-expect-error without the version that was seen
  write([{ data: '2026-12-25', nome: 'Natal' }])
  // @ts-expect-error a number where text belongs
  write([{ data: '2026-12-25', nome: 12, versao: 1 }])
})
