import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { PaginaPedidos } from '@vitrine/contract'

import { moveStatus } from '../movimento/movimento.repository.ts'
import { addDevolvido } from '../pagamento/pagamento.repository.ts'
import { anonymizeCliente } from '../privacidade/exclusao.repository.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildPedidoNoCartao,
  buildVinculado,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
  type PedidoNoCartao,
} from '../teste/index.ts'
import { saveAvaliacao } from './depois.repository.ts'
import type { FiltroLista } from './lista.repository.ts'
import { createPedidosLembrados } from './pedidos-lembrados.ts'

/** Decision 0190: what remembering a list costs, and whom it answers. */
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let rui: LoginDeTeste
let cena: PedidoNoCartao

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  rui = await buildEquipe(app.sql, loja, { papel: 'representante', cliente: ana })
  cena = await buildPedidoNoCartao(app, { loja, cliente: ana, rui })
})

const quem = { ator: 'atendente', idusuario: null }
const nota = { estrelas: 5, motivos: [], texto: '', idusuario: null }

const get = (token = ana.token, mais = '') =>
  app.fastify.inject({
    url: `/v2/app/pedido/cliente/${ana.idcliente}?idfornecedor=${loja.idfornecedor}${mais}`,
    headers: { authorization: `Bearer ${token}` },
  })
const numerosOf = async (...quais: Parameters<typeof get>): Promise<number[]> =>
  (await get(...quais)).json().data.map(({ numpedido }: { numpedido: number }) => numpedido)

const filtro = (): FiltroLista => ({
  idcliente: ana.idcliente,
  idusuarioPrincipal: null,
  idfornecedor: loja.idfornecedor,
  status: [],
  texto: null,
  numpedido: null,
  canais: [],
  idformapagto: null,
  dataInicio: null,
  dataFim: null,
  idusuario: null,
  ordenacao: 'recentes',
})
const pagina = { page: 1, limit: 10 }

test('a list is one statement, asked for the first time and again, and two where an order changed', async () => {
  const { list: ask } = createPedidosLembrados(app.sql)
  const statements = async (mais: Partial<FiltroLista> = {}) =>
    (await app.statementsOf(() => ask({ ...filtro(), ...mais }, pagina))).length
  expect([await statements(), await statements(), await statements({ ordenacao: 'antigos' })]).toEqual([
    1, 1, 1,
  ])
  await saveAvaliacao(app.sql, cena, nota)
  expect([await statements(), await statements()]).toEqual([2, 1])
  const texto = 'arroz'
  expect([await statements({ texto }), await statements({ texto })], 'words are in lines').toEqual([1, 1])
})

test('those who ask at the same moment are answered by one statement, each with their own', async () => {
  const { list: ask } = createPedidosLembrados(app.sql)
  const clientes = [ana, ...(await Promise.all([1, 2, 3].map(() => buildCliente(app.sql, loja))))]
  for (const cliente of clientes.slice(0, 3)) await buildPedidoNoCartao(app, { loja, cliente, rui })
  const asked = clientes.flatMap(({ idcliente }) =>
    [1, 2].map((page) => ({ idcliente, page: { page, limit: 1 } })),
  )
  const askAll = async (mais: Partial<FiltroLista> = {}) => {
    const paginas: PaginaPedidos[] = []
    const statements = await app.statementsOf(async () => {
      const lidas = await Promise.all(
        asked.map(({ idcliente, page }) => ask({ ...filtro(), idcliente, ...mais }, page)),
      )
      paginas.push(...lidas.map(({ pagina: { data, ...resto } }) => ({ ...resto, data })))
    })
    return { paginas, quantas: statements.length }
  }
  const [primeira, segunda] = [await askAll(), await askAll()]
  expect(segunda.paginas).toEqual(primeira.paginas)
  expect(segunda.paginas.map(({ totalItems, data }) => [totalItems, data.length])).toEqual(
    [2, 1, 1, 0].flatMap((quantos) => [1, 2].map((page) => [quantos, Number(page <= quantos)])),
  )
  expect([primeira.quantas, segunda.quantas]).toEqual([asked.length, 1])
  await askAll({ status: ['PAGO'] })
  expect((await askAll({ status: ['PAGO'] })).quantas, 'what few ask, each for themselves').toBe(asked.length)
})

test('who has many orders keeps nobody waiting: their own are counted in a statement of its own', async () => {
  const { list: ask } = createPedidosLembrados(app.sql)
  const bia = await buildCliente(app.sql, loja)
  await app.sql`
    with novo as (
      insert into pedido (idfornecedor, idcliente, idsubmissao, impressao, status, canalvenda, tipoentrega, idformaentrega, nomeformaentrega,
        data_de_entrega, janela_inicio, janela_fim, idformapagto, tipopagamento, nomepagamento, subtotal, total, totalitens)
      select ${loja.idfornecedor}, ${bia.idcliente}, gen_random_uuid(), sha256(n::text::bytea), 'ENTREGUE', 'WEB', 'RETIRADA', ${loja.idRetirada}, 'Retirada',
        current_date, '08:00', '18:00', ${loja.idNaEntrega}, 'ENTREGA', 'Na entrega', 1000, 1000, 1 from generate_series(1, 1001) n returning numpedido
    )
    insert into item_pedido (numpedido, sequencia, idfornecedor, idcadastroextraproduto, nome, embalagem, unidade, quantidade, total)
    select n.numpedido, i.sequencia, i.idfornecedor, i.idcadastroextraproduto, i.nome, i.embalagem, i.unidade, 1000, 1000
    from novo n, item_pedido i where i.numpedido = ${cena.numpedido} and i.sequencia = 0`
  const askBoth = () =>
    app.statementsOf(() =>
      Promise.all([ana, ana, bia].map(({ idcliente }) => ask({ ...filtro(), idcliente }, pagina))),
    )
  await askBoth()
  expect((await askBoth()).length).toBe(2)
})

test('who is erased is named nowhere, in lists that were remembered too', async () => {
  const lembrados = [createPedidosLembrados(app.sql), createPedidosLembrados(app.sql)]
  const read = async () =>
    Promise.all(lembrados.map(async (um) => (await um.list(filtro(), pagina)).pagina.data[0]))
  await read()
  await app.sql.begin((tx) => anonymizeCliente(tx, ana.idcliente))
  const apagado = { numPedidoCliente: '', feitoPor: { nome: 'Conta removida' } }
  expect(await read()).toMatchObject([apagado, apagado])
})

test('which orders somebody sees is asked each time, whoever they were remembered for', async () => {
  const bia = await buildCliente(app.sql, loja)
  const dela = await buildPedidoNoCartao(app, { loja, cliente: bia, rui })
  const leo = await buildVinculado(app.sql, loja, [ana, bia])
  const deAmbas = () => numerosOf(leo.token, `&clientevinculadoprincipal=${ana.idcliente}`)
  await numerosOf()
  for (let i = 0; i < 2; i++) expect(await deAmbas()).toEqual([dela.numpedido, cena.numpedido])
  await app.sql`delete from usuario_cliente where idusuario = ${leo.idusuario} and idcliente = ${bia.idcliente}`
  expect(await deAmbas()).toEqual([cena.numpedido])
  expect(await numerosOf()).toEqual([cena.numpedido])
})

test('a list of a status loses and gains what moves, in memory or not', async () => {
  const pagos = () => numerosOf(ana.token, '&status=PAGO')
  expect([await pagos(), await pagos(), await numerosOf()]).toEqual([[], [], [cena.numpedido]])
  const move = (status: 'PAGO' | 'SEPARANDO') =>
    app.sql.begin((tx) => moveStatus(tx, cena.numpedido, { status, motivo: '', ...quem }))
  await move('PAGO')
  expect([await pagos(), await pagos()]).toEqual([[cena.numpedido], [cena.numpedido]])
  await move('SEPARANDO')
  expect(await pagos()).toEqual([])
})

test('an order is written once for its mark, and not again where it is moved', async () => {
  const vezes = await app.sql.begin(async (tx) => {
    const count = async () =>
      (await tx<{ n: number }[]>`select pg_stat_get_xact_tuples_updated('pedido'::regclass)::int as n`)[0]?.n
    const antes = (await count()) ?? 0
    await saveAvaliacao(tx, cena, nota)
    await addDevolvido(tx, cena.idpagamento, 100)
    const daAvaliacao = ((await count()) ?? 0) - antes
    await moveStatus(tx, cena.numpedido, { status: 'PAGO', motivo: '', ...quem })
    return [daAvaliacao, ((await count()) ?? 0) - antes]
  })
  expect(vezes).toEqual([1, 2])
})

test('in tests, a change that leaves the mark as it was does not pass', async () => {
  await get()
  await app.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`update pedido set numpedidoerp = 'calado' where numpedido = ${cena.numpedido}`
  })
  expect((await get()).statusCode).toBe(500)
})
