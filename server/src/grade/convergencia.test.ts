import {
  assert,
  asyncProperty,
  array,
  constantFrom,
  integer,
  oneof,
  record,
  constant,
  type Arbitrary,
} from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { buildCenaDeNegociacao, negociadaDe, type CenaDeNegociacao } from '../teste/cena-negociacao.ts'
import { createTestApp, type AppDeTeste } from '../teste/index.ts'

/** C1: client and attendant write in the same cart at once; every seed converges, and every price says who set it and why. */
const SEEDS = process.env.VITRINE_LONG ? 500 : 60

let app: AppDeTeste
let cena: CenaDeNegociacao

beforeAll(async () => {
  app = await createTestApp()
  cena = await buildCenaDeNegociacao(app)
  await app.sql`update ajuste_negociacao set desconto_maximo_atendente = 500000, piso_margem = 0 where idfornecedor = ${cena.loja.idfornecedor}`
}, 60_000)
afterAll(() => app.close())

type Ato =
  | { quem: 'marina'; faz: 'preco'; linha: number; valor: number | null }
  | { quem: 'marina'; faz: 'quantidade'; linha: number; valor: number }
  | { quem: 'ana'; faz: 'aceita' | 'recusa'; linha: number }
  | { quem: 'ana'; faz: 'contrapropoe' | 'propoe'; linha: number; valor: number }

const linha = integer({ min: 0, max: 2 })
const ato: Arbitrary<Ato> = oneof(
  record({
    quem: constant('marina' as const),
    faz: constant('preco' as const),
    linha,
    valor: constantFrom(4.9, 4.8, 4.7, null),
  }),
  record({
    quem: constant('marina' as const),
    faz: constant('quantidade' as const),
    linha,
    valor: integer({ min: 1, max: 40 }),
  }),
  record({ quem: constant('ana' as const), faz: constantFrom('aceita' as const, 'recusa' as const), linha }),
  record({
    quem: constant('ana' as const),
    faz: constantFrom('contrapropoe' as const, 'propoe' as const),
    linha,
    valor: integer({ min: 4, max: 5 }),
  }),
)

const ids = () => [cena.lata, cena.garrafa, cena.copo] as const
/** What each side has seen of a line: maybe old. */
const vistoPor = new Map<string, number>()

async function act(umAto: Ato): Promise<void> {
  const id = ids()[umAto.linha] ?? cena.lata
  const chave = `${umAto.quem}:${id}`
  const visto = vistoPor.get(chave) ?? 0
  const answer = await send(umAto, id, visto)
  if (answer.status === 200) return
  // Only what the other side did first stands against it; then one looks, and goes on from there.
  expect(['linha_mudou', 'preco_fora_do_limite']).toContain(answer.falha.codigo)
  const atual = answer.falha.detalhes?.revisao
  if (typeof atual === 'number') vistoPor.set(chave, atual)
}

function send(
  umAto: Ato,
  id: string,
  visto: number,
): Promise<{ status: number; falha: { codigo: string; detalhes?: Record<string, unknown> } }> {
  if (umAto.faz === 'preco')
    return cena.change(id, { visto, precoatendente: umAto.valor, motivo: `de ${umAto.linha}` })
  if (umAto.faz === 'quantidade') return cena.change(id, { visto, quantidade: umAto.valor })
  if (umAto.faz === 'propoe') return cena.suggest({ id, quantidade: umAto.valor, visto })
  if (umAto.faz === 'contrapropoe')
    return cena.answer(id, { visto, resposta: 'CONTRAPROPOR', preco: umAto.valor })
  return cena.answer(id, { visto, resposta: umAto.faz === 'aceita' ? 'ACEITAR' : 'RECUSAR' })
}

/** Nothing moved without its act. */
async function expectHistorico(): Promise<void> {
  const [row] = await app.sql<{ faltam: number }[]>`
    select (n.revisao - count(a.idato))::int as faltam from negociacao n
    left join ato_negociacao a on a.idnegociacao = n.idnegociacao
    where n.idcliente = ${cena.ana.idcliente} and n.encerrada_em is null group by n.idnegociacao, n.revisao`
  expect(row?.faltam).toBeLessThanOrEqual(0)
}

/** Both sides read the same cart, with a history for everything in it. */
async function expectConvergida(): Promise<void> {
  const [grade, cliente, carrinho] = await Promise.all([cena.read(), cena.readDoCliente(), cena.readCart()])
  // Both sides read the same cart.
  const { negociacao } = cliente.dados
  expect(grade.dados.revisao).toBe(carrinho.dados.revisao)
  expect(grade.dados.somas.total).toBe(carrinho.dados.totalCompras)
  expect(negociacao?.total).toBe(carrinho.dados.totalCompras)
  for (const item of grade.dados.linhas) {
    const dela = negociacao?.linhas.find(({ id }) => id === item.id)
    const noCarrinho = carrinho.dados.produtosSelecionados.find(({ id }) => id === item.id)
    expect(dela?.revisao ?? 0).toBe(item.revisao)
    // A price counts exactly while its offer does, and says who set it and why.
    expect(noCarrinho?.precoatendente ?? null).toBe(dela?.vale ? dela.por : null)
    if (noCarrinho?.precoatendente)
      expect(noCarrinho.traco_preco?.motivo).toMatch(/^preço negociado por Cliente \d+: de \d$/)
  }
  await expectHistorico()
}

test(`of ${SEEDS} seeds of interleaved edits each converges`, async () => {
  await assert(
    asyncProperty(
      array(array(ato, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      async (ondas) => {
        await cena.free()
        await cena.save(cena.ana, { [cena.lata]: 30, [cena.garrafa]: 5, [cena.copo]: 4 })
        await cena.take()
        vistoPor.clear()
        for (const onda of ondas) await Promise.all(onda.map(act))
        await expectConvergida()
        await cena.free()
        expect(
          (await cena.readCart()).dados.produtosSelecionados.some(({ precoatendente }) => precoatendente),
        ).toBe(false)
      },
    ),
    { numRuns: SEEDS },
  )
}, 300_000)

test('a line that one writes in is nobody else to change, until it is let go or its hold ends', async () => {
  await cena.free()
  await cena.take()
  const edit = (quem: { token: string }, editando: boolean) =>
    quem === cena.ana
      ? app.call(
          'PUT /v4/cart/{idfornecedor}/{idcliente}/negociacao/linhas/{idlinha}/edicao',
          { params: { ...cena.params, idlinha: cena.lata }, body: { editando } },
          { token: quem.token },
        )
      : app.call(
          'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas/{idlinha}/edicao',
          { params: { ...cena.params, idlinha: cena.lata }, body: { editando } },
          { token: quem.token },
        )
  expect((await edit(cena.marina, true)).dados.editando).toMatchObject({ lado: 'LOJA', minha: true })
  expect(negociadaDe((await cena.readDoCliente()).dados.negociacao, cena.lata).editando).toMatchObject({
    lado: 'LOJA',
    minha: false,
  })
  expect((await edit(cena.ana, true)).falha).toMatchObject({
    codigo: 'linha_em_edicao',
    detalhes: { por: expect.stringContaining('Cliente') },
  })
  expect((await cena.suggest({ id: cena.lata, quantidade: 9, visto: 0 })).falha.codigo).toBe(
    'linha_em_edicao',
  )
  // Other lines are free.
  expect((await cena.suggest({ id: cena.copo, quantidade: 9, visto: 0 })).status).toBe(200)
  await edit(cena.marina, false)
  expect((await edit(cena.ana, true)).dados.editando).toMatchObject({ lado: 'CLIENTE' })
  expect((await cena.change(cena.lata, { visto: 0, quantidade: 3 })).falha.codigo).toBe('linha_em_edicao')
  await app.sql`update edicao_de_linha set ate = now() - interval '1 second'`
  expect((await cena.change(cena.lata, { visto: 0, quantidade: 3 })).status).toBe(200)
})
