import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCadastro,
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { buildRegras } from '../teste/provocacao/provocacoes-aprovacao.ts'
import { countMinhas, findAprovacao, listAprovacoes, listCarrinho } from './aprovacao.repository.ts'
import { findFatos } from './fatos.repository.ts'
import { findRegras, listPassados, saveRegras } from './regras.repository.ts'

/** One company at two stores, and two at one: what rules look at is the company's, at the store (T2). */

let app: AppDeTeste
let loja: FornecedorDeTeste
let outraLoja: FornecedorDeTeste
let ana: ClienteDeTeste
let bia: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  outraLoja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  bia = await buildCliente(app.sql, loja)
  await buildCadastro(app.sql, outraLoja, ana)
})

const naLoja = () => ({ ...loja, ...ana })

async function order(onde: FornecedorDeTeste, cliente: ClienteDeTeste, centro: string) {
  const produto = await buildProduto(app.sql, onde)
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cliente.idcliente },
      body: buildSubmissao({ loja: onde, cliente, produto }),
    },
    { token: cliente.token },
  )
  const { numpedido } = dados
  await app.sql`
    insert into centro_do_pedido (numpedido, idfornecedor, idcliente, centro)
    values (${numpedido}, ${onde.idfornecedor}, ${cliente.idcliente}, ${centro})`
}

test('requests of another company, at another store, or of another login, are not read', async () => {
  const idaprovacao = uuidv7()
  await app.sql`
    insert into aprovacao (idaprovacao, idfornecedor, idcliente, idusuario, submissao, conteudo, fatos, impressao, total, recado, expira_em)
    values (${idaprovacao}, ${loja.idfornecedor}, ${ana.idcliente}, ${ana.idusuario}, '{}', '{}', '{}', '', 100, '', now())`
  const filtro = { idusuario: null, ids: null, limit: 9, offset: 0 }
  const look = async (onde: FornecedorDeTeste, cliente: ClienteDeTeste) => {
    const dono = { ...onde, ...cliente }
    return [
      (await findAprovacao(app.sql, { ...dono, idaprovacao }))?.idaprovacao,
      (await listAprovacoes(app.sql, dono, filtro)).total,
      await countMinhas(app.sql, { ...onde, ...ana }, cliente.idusuario),
    ]
  }
  expect(await look(loja, ana)).toEqual([idaprovacao, 1, 1])
  expect(await look(outraLoja, ana)).toEqual([undefined, 0, 0])
  expect(await look(loja, bia)).toEqual([undefined, 0, 0])
})

test('a cart is told with the products of its own store', async () => {
  const arroz = await buildProduto(app.sql, loja, { nome: 'Arroz' })
  await buildProduto(app.sql, outraLoja, { id: arroz, nome: 'Feijão' })
  await app.sql`
    insert into carrinho (idfornecedor, idcliente, itens)
    values (${loja.idfornecedor}, ${ana.idcliente}, ${app.sql.json([{ id: arroz, quantidade: 2000 }])})`
  expect(await listCarrinho(app.sql, naLoja())).toEqual([{ id: arroz, nome: 'Arroz', quantidade: 2000 }])
})

describe('what rules look at', () => {
  test('people, lists, categories and what was spent', async () => {
    const lista = { ...naLoja(), idlista: uuidv7() }
    for (const { idlista, idfornecedor, idcliente } of [
      lista,
      { ...lista, ...bia, idlista: uuidv7() },
      { ...lista, ...outraLoja, idlista: uuidv7() },
    ])
      await app.sql`
        insert into lista_compras (idlista, idfornecedor, idcliente, nome)
        values (${idlista}, ${idfornecedor}, ${idcliente}, 'Semana')`
    const alheia = { idfornecedor: outraLoja.idfornecedor, idcategoriapai: outraLoja.idcategoria }
    await app.sql`
      insert into categoria (idfornecedor, idcategoria, idcategoriapai, slug, nome, icone, fundo, ordem)
      values (${alheia.idfornecedor}, ${uuidv7()}, ${alheia.idcategoriapai}, 'de-baixo', 'De baixo', 'package', '#f1e9e1', 1)`
    for (const [onde, cliente, centro] of [
      [loja, ana, 'cozinha'],
      [loja, bia, 'salao'],
      [outraLoja, ana, 'bar'],
    ] as const)
      await order(onde, cliente, centro)
    const listas = await app.sql<{ idlista: string }[]>`select idlista from lista_compras`
    const condicoes = [
      { tipo: 'CATEGORIA' as const, idcategorias: [loja.idcategoria] },
      ...listas.map(({ idlista }) => ({ tipo: 'FORA_DA_LISTA' as const, idlista })),
    ]
    const configuracao = buildRegras([ana.idusuario], { condicoes })
    await saveRegras(app.sql, naLoja(), { configuracao, revisao: 0, todasAsLojas: false, por: ana.idusuario })

    const regras = await findRegras(app.sql, naLoja())
    expect(regras.categorias.map(({ idcategoria }) => idcategoria)).toEqual([loja.idcategoria])
    expect(regras.listas.map(({ idlista }) => idlista)).toEqual([lista.idlista])
    for (const { pessoas, gastos } of [regras, (await findFatos(app.sql, naLoja())).aprovacao ?? regras]) {
      expect(pessoas.map(({ idusuario }) => idusuario)).toEqual([ana.idusuario])
      expect(Object.keys(gastos)).toEqual(['cozinha'])
    }
    const { aprovacao } = await findFatos(app.sql, naLoja())
    expect([aprovacao?.listas, aprovacao?.pais]).toEqual([{ [lista.idlista]: [] }, {}])
    const passados = await listPassados(app.sql, naLoja(), { dias: 9, listas: [] })
    expect(passados.map(({ centro }) => centro)).toEqual(['cozinha'])
  })

  test('the rules are those of the company: made for all stores, they end its own here and nobody else’s', async () => {
    const regra = (nome: string) => buildRegras([ana.idusuario], { nome })
    const save = (dono: ReturnType<typeof naLoja>, nome: string, todasAsLojas = false) =>
      saveRegras(app.sql, dono, { configuracao: regra(nome), revisao: 0, todasAsLojas, por: ana.idusuario })
    const daBia = { ...loja, ...bia }
    const daAnaFora = { ...outraLoja, ...ana }
    await save(daBia, 'da bia')
    expect((await findRegras(app.sql, naLoja())).configuracao).toBeNull()
    await save(naLoja(), 'da ana')
    await save(daAnaFora, 'da ana fora')
    const readNome = async (dono: ReturnType<typeof naLoja>) =>
      (await findRegras(app.sql, dono)).configuracao?.regras[0]?.nome
    expect(await readNome(naLoja())).toBe('da ana')
    await save(naLoja(), 'de todas', true)
    expect(await readNome(naLoja())).toBe('de todas')
    expect(await readNome(daAnaFora)).toBe('da ana fora')
    expect(await readNome(daBia)).toBe('da bia')
  })
})
