import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { listPrecosErrados } from '../teste/banco/list-precos-errados.ts'
import {
  buildEquipe,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** Acts of three people, ways back and forth, against a model (ahead A1): nobody loses what somebody else wrote. */
const SEMENTES = Number(process.env.SEMENTES ?? 5)
const ATOS = Number(process.env.ATOS ?? 40)
const BASE = '/painel/v1/{idfornecedor}'

interface Estado {
  nome: string
  preco: number
  /** Which change made it so; a way back brings the old one back. */
  marca: number
}
interface Passo {
  produto: number
  antes: Estado
  depois: Estado
}
interface AtoDoModelo {
  quem: number
  idato: number
  feito: Passo[]
  /** What its way back brought back; null: it stands. */
  volta: Passo[] | null
}

let app: AppDeTeste
let loja: FornecedorDeTeste
let pessoas: LoginDeTeste[]

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  pessoas = await Promise.all([0, 1, 2].map(() => buildEquipe(app.sql, loja, { papel: 'fornecedor' })))
})
afterAll(() => app.close())

const tokenDe = (quem: number) => ({ token: pessoas[quem]?.token ?? '' })

/** Products with their states, and what is done to them. */
async function createModelo() {
  const ids = await Promise.all(
    [0, 1, 2, 3].map((i) => buildProduto(app.sql, loja, { nome: `Produto ${i}`, preco: 10 })),
  )
  const estados: Estado[] = ids.map((_, i) => ({ nome: `Produto ${i}`, preco: 10, marca: 0 }))
  let marca = 0
  const params = { idfornecedor: loja.idfornecedor }
  /** Those that still are what the steps left go to the other side; answers them. */
  const turn = (passos: readonly Passo[]): Passo[] =>
    passos.flatMap(({ produto, antes, depois }) => {
      if (estados[produto]?.marca !== depois.marca) return []
      estados[produto] = antes
      return [{ produto, antes: depois, depois: antes }]
    })
  return {
    async change(
      quem: number,
      mudancas: ReadonlyMap<number, Partial<Omit<Estado, 'marca'>>>,
    ): Promise<AtoDoModelo | null> {
      const feito = [...mudancas].flatMap(([produto, campos]) => {
        const antes = estados[produto]
        if (!antes || Object.entries(campos).every(([campo, valor]) => antes[campo as 'nome'] === valor))
          return []
        const depois = { ...antes, ...campos, marca: (marca += 1) }
        estados[produto] = depois
        return [{ produto, antes, depois }]
      })
      const produtos = [...mudancas].map(([produto, campos]) => ({
        idcadastroextraproduto: ids[produto] ?? '',
        ...campos,
      }))
      await app.call(`POST ${BASE}/produtos/lote`, { params, body: { produtos } }, tokenDe(quem))
      if (feito.length === 0) return null
      const { dados } = await app.call(`GET ${BASE}/atos`, { params }, tokenDe(quem))
      return { quem, idato: dados.data[0]?.idato ?? 0, feito, volta: null }
    },
    async toggle(ato: AtoDoModelo): Promise<void> {
      const como = ato.volta === null ? 'desfazer' : 'refazer'
      const voltaram = turn(ato.volta ?? ato.feito)
      const { dados } = await app.call(
        `POST ${BASE}/atos/{idato}/${como}`,
        { params: { ...params, idato: ato.idato } },
        tokenDe(ato.quem),
      )
      expect(dados.voltaram).toBe(voltaram.length)
      if (voltaram.length > 0) ato.volta = ato.volta === null ? voltaram : null
      expect(dados.ato.desfeito).toBe(ato.volta !== null)
    },
    async check(): Promise<void> {
      const rows = await app.sql<{ nome: string; preco: number }[]>`
        select p.nome, p.preco::int / 10000 as preco from unnest(${ids}::uuid[]) with ordinality as i(id, n)
        join produto p on p.idcadastroextraproduto = i.id order by i.n`
      expect([...rows]).toEqual(estados.map(({ nome, preco }) => ({ nome, preco })))
      expect(await listPrecosErrados(app.sql)).toEqual([])
    },
  }
}

const umAto = fc.record({
  quem: fc.integer({ min: 0, max: 2 }),
  /** Which act of the person is turned; beyond them: a new one. */
  qual: fc.integer({ min: 0, max: 5 }),
  mudancas: fc.uniqueArray(
    fc.tuple(
      fc.integer({ min: 0, max: 3 }),
      fc.oneof(
        fc.record({ nome: fc.constantFrom('Arroz', 'Feijão', 'Café') }),
        fc.record({ preco: fc.integer({ min: 1, max: 4 }) }),
      ),
    ),
    { minLength: 1, maxLength: 3, selector: ([produto]) => produto },
  ),
})

test('acts of three people are taken back and done again in any order, and no edit of another is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(umAto, { minLength: ATOS, maxLength: ATOS }), async (atos) => {
      const modelo = await createModelo()
      const feitos: AtoDoModelo[] = []
      for (const { quem, qual, mudancas } of atos) {
        const meus = feitos.filter((ato) => ato.quem === quem).slice(-4)
        const velho = meus[qual]
        if (velho) await modelo.toggle(velho)
        else {
          const novo = await modelo.change(quem, new Map(mudancas))
          if (novo) feitos.push(novo)
        }
        await modelo.check()
      }
    }),
    { numRuns: SEMENTES, endOnFailure: true },
  )
}, 600_000)
