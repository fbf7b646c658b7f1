import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildCupom,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { findEstado, listEstados, type QuemSubmete, type SubmissaoLida } from './submissao.repository.ts'

/** Decision 0206: what is read of several submissions together is what is read of each alone. */
let app: AppDeTeste
let loja: FornecedorDeTeste
let cafe: string
let clientes: ClienteDeTeste[]

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  // Terms are of all stores.
  await app.sql`delete from aceite_termo`
  await app.sql`delete from termo_uso`
  loja = await buildFornecedor(app.sql)
  cafe = await buildProduto(app.sql, loja, { preco: 10, estoque: 100 })
  clientes = await Promise.all(Array.from({ length: 6 }, () => buildCliente(app.sql, loja)))
  await app.settle()
})

const one = (i: number) => clientes[i] as ClienteDeTeste // six were built
const submissaoOf = (cliente: ClienteDeTeste) =>
  buildSubmissao(
    { loja, cliente, produto: cafe },
    { formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega } },
  )

function submit(cliente: ClienteDeTeste, submissao = submissaoOf(cliente)) {
  const transporte = { id: '', ip: '127.0.0.1', agente: '', host: 'localhost', headers: {}, setCookies: [] }
  return app.dispatch(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    { params: { session_token: 'token', id: cliente.idcliente }, body: submissao },
    { ...transporte, token: cliente.token, cookie: false, visao: false },
  )
}

/** Of a submission that is not made, as its checks ask for it. */
function askOf(cliente: ClienteDeTeste, change: Partial<SubmissaoLida> = {}, cupons: object[] = []) {
  const { idcliente, idusuario } = cliente
  // Of the context coupons alone are looked at.
  const contexto = { fornecedor: { cupons } } as unknown as QuemSubmete['contexto']
  const quem = {
    idfornecedor: loja.idfornecedor,
    idcliente,
    idusuario,
    impressao: Buffer.alloc(32, 7),
    contexto,
  }
  const semNada = { idsubmissao: uuidv7(), enderecoentrega: null, enderecofaturamento: null, cupom: null }
  return { submissao: { ...semNada, ...change } as SubmissaoLida, quem }
}

test('whoever they are and whatever they name', async () => {
  const [presa, comPedido, comRegras, comEnderecos, outra, semCarrinho] = clientes as [
    ClienteDeTeste,
    ClienteDeTeste,
    ClienteDeTeste,
    ClienteDeTeste,
    ClienteDeTeste,
    ClienteDeTeste,
  ]
  const { idfornecedor } = loja
  await app.sql`insert into termo_uso (versao, titulo, texto) values ('1', 'Termos', 'Texto')`
  await app.sql`insert into aceite_termo (idaceite, idusuario, idcliente, versao, ip, agente) values (${uuidv7()}, ${outra.idusuario}, ${outra.idcliente}, '1', '', '')`
  await app.sql`insert into carrinho (idfornecedor, idcliente, bloqueado_por, bloqueado_desde) values (${idfornecedor}, ${presa.idcliente}, ${outra.idusuario}, now())`
  await app.sql`insert into carrinho (idfornecedor, idcliente, cupomautomatico) values (${idfornecedor}, ${outra.idcliente}, false)`
  await app.sql`insert into configuracao_aprovacao (idcliente, idfornecedor, configuracao, mudado_por) values (${comRegras.idcliente}, ${idfornecedor}, '{"centros": []}', ${comRegras.idusuario})`
  const numpedido = await insertPedido(comPedido)
  const asked = [
    askOf(presa),
    askOf(comPedido, { idsubmissao: (await idsubmissaoOf(numpedido)) as SubmissaoLida['idsubmissao'] }),
    askOf(comRegras),
    askOf(comEnderecos, {
      enderecoentrega: { idendereco: comEnderecos.idendereco } as SubmissaoLida['enderecoentrega'],
      enderecofaturamento: { idendereco: comEnderecos.idendereco } as SubmissaoLida['enderecofaturamento'],
    }),
    // Somebody else's address is nobody's.
    askOf(outra, { enderecoentrega: { idendereco: presa.idendereco } as SubmissaoLida['enderecoentrega'] }),
    askOf(semCarrinho),
  ]
  const juntos = await listEstados(app.sql, idfornecedor, asked)
  const sozinhos = await Promise.all(asked.map(({ submissao, quem }) => findEstado(app.sql, submissao, quem)))
  expect(juntos).toEqual(sozinhos)
  expect(juntos.map(({ bloqueadoPor }) => bloqueadoPor)).toEqual([
    outra.idusuario,
    null,
    null,
    null,
    null,
    null,
  ])
  expect(juntos.map((estado) => estado.numpedido)).toEqual([null, numpedido, null, null, null, null])
  expect(juntos.map((estado) => estado.numpedidoIdentico)).toEqual([null, numpedido, null, null, null, null])
  expect(juntos.map(({ aprovacao }) => aprovacao !== null)).toEqual([false, false, true, false, false, false])
  expect(juntos.map(({ enderecoentrega }) => enderecoentrega?.idendereco)).toEqual([
    undefined,
    undefined,
    undefined,
    comEnderecos.idendereco,
    undefined,
    undefined,
  ])
  expect(juntos.map(({ termosuso }) => termosuso)).toEqual([false, false, false, false, true, false])
  expect(juntos.map(({ cupomautomatico }) => cupomautomatico)).toEqual([true, true, true, true, false, true])
})

test('uses of coupons are those of each customer', async () => {
  const idcupom = await buildCupom(app.sql, loja, { codigocupom: 'UMAVEZ', valor: 10, limite_por_cliente: 1 })
  await app.sql`insert into uso_cupom (idfornecedor, idcupom, idcliente, usos) values (${loja.idfornecedor}, ${idcupom}, ${one(1).idcliente}, 1)`
  await insertPedido(one(2))
  const cupons = [{ codigocupom: 'UMAVEZ', condicoes: { limite_por_cliente: 1 } }]
  const asked = [0, 1, 2].map((i) => askOf(one(i), { cupom: 'UMAVEZ' as SubmissaoLida['cupom'] }, cupons))
  const juntos = await listEstados(app.sql, loja.idfornecedor, asked)
  expect(juntos).toEqual(
    await Promise.all(asked.map(({ submissao, quem }) => findEstado(app.sql, submissao, quem))),
  )
  expect(juntos.map(({ usos }) => usos[idcupom]?.cliente)).toEqual([0, 1, 0])
  expect(juntos.map(({ jaComprou }) => jaComprou)).toEqual([false, false, true])
})

test('orders of several customers at one moment are read by one statement, and each is its own', async () => {
  for (const cliente of clientes) await submit(cliente)
  let feitos: Awaited<ReturnType<typeof submit>>[] = []
  const tres = clientes.slice(0, 3)
  const submissoes = tres.map((cliente) => ({ ...submissaoOf(cliente), anotacoes: 'Outra vez' }))
  const statements = await app.statementsOf(async () => {
    feitos = await Promise.all(
      submissoes.map((submissao, i) =>
        submit(one(i), {
          ...submissao,
          itens: [{ id: cafe, quantidade: 3 + i, embalarParaPresente: false }],
        }),
      ),
    )
  })
  const lidas = statements.filter((comando) => comando.includes('"numpedidoIdentico"'))
  expect(lidas).toHaveLength(1)
  const rows = await app.sql<{ idcliente: string; subtotal: number }[]>`
    select idcliente, subtotal from pedido where numpedido in ${app.sql(feitos.map(({ numpedido }) => numpedido))} order by subtotal`
  expect(rows.map(({ idcliente, subtotal }) => [idcliente, subtotal])).toEqual([
    [one(0).idcliente, 3000],
    [one(1).idcliente, 4000],
    [one(2).idcliente, 5000],
  ])
})

test('one submission that comes twice at one moment is one order', async () => {
  const submissao = submissaoOf(one(0))
  const [um, outro, dela] = await Promise.all([
    submit(one(0), submissao),
    submit(one(0), submissao),
    submit(one(1)),
  ])
  expect(outro.numpedido).toBe(um.numpedido)
  expect(dela.numpedido).not.toBe(um.numpedido)
  const [row] = await app.sql<{ n: number }[]>`
    select count(*)::int as n from pedido where idfornecedor = ${loja.idfornecedor}`
  expect(row?.n).toBe(2)
})

/** With the fingerprint that `askOf` asks for. */
async function insertPedido({ idcliente }: ClienteDeTeste): Promise<number> {
  const [row] = await app.sql<{ numpedido: number }[]>`
    with novo as (
      insert into pedido (idfornecedor, idcliente, idsubmissao, impressao, status, canalvenda, tipoentrega, idformaentrega, nomeformaentrega,
        data_de_entrega, janela_inicio, janela_fim, idformapagto, tipopagamento, nomepagamento, subtotal, total, totalitens)
      values (${loja.idfornecedor}, ${idcliente}, ${uuidv7()}, ${Buffer.alloc(32, 7)}, 'ENVIADO', 'WEB', 'RETIRADA', ${loja.idRetirada}, 'Retirada',
        current_date, '08:00', '18:00', ${loja.idNaEntrega}, 'ENTREGA', 'Na entrega', 1000, 1000, 1)
      returning numpedido, idfornecedor
    ), linhas as (
      insert into item_pedido (numpedido, sequencia, idfornecedor, idcadastroextraproduto, nome, embalagem, unidade, quantidade, total)
      select numpedido, 0, idfornecedor, ${cafe}, 'Café', 'un', 'un', 1000, 1000 from novo
    )
    select numpedido from novo`
  return row?.numpedido ?? -1
}

async function idsubmissaoOf(numpedido: number): Promise<string> {
  const [row] = await app.sql<
    { idsubmissao: string }[]
  >`select idsubmissao from pedido where numpedido = ${numpedido}`
  return row?.idsubmissao ?? ''
}
