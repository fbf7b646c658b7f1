import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  createTestApp,
  listRecusados,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'
import { removeEquipe, saveEquipe } from './index.ts'

type Membro = Parameters<typeof removeEquipe>[2][number]

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let dona: LoginDeTeste
let marina: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  marina = await buildEquipe(app.sql, loja, { papel: 'atendente' })
})

const autor = () => ({ ator: 'fornecedor', idusuario: dona.idusuario })
const remove = (...membros: Membro[]) =>
  app.sql.begin((tx) => removeEquipe(tx, { idfornecedor: loja.idfornecedor, autor: autor() }, membros))
const as = ({ idusuario }: LoginDeTeste, papel: Membro['papel']): Membro => ({ idusuario, papel })
const listPapeis = async () =>
  (await app.sql`select papel from equipe where idfornecedor = ${loja.idfornecedor} order by papel`).map(
    ({ papel }) => String(papel),
  )
const cartOf = () => ({ params: { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente } })
const lock = ({ token }: LoginDeTeste) =>
  app.call('POST /v4/cart/{idfornecedor}/{idcliente}/bloqueio', cartOf(), { token })

describe('who is taken out of the team (§6)', () => {
  test('may no more from the next request on, in a session that goes on', async () => {
    expect((await lock(marina)).status).toBe(200)
    await remove(as(marina, 'atendente'))
    expect((await lock(marina)).status).toBe(401)
    expect(await app.sql`select from sessao where idusuario = ${marina.idusuario}`).toHaveLength(1)
  })

  test('stands in the audit once, with who did it', async () => {
    await remove(as(marina, 'atendente'), as(marina, 'atendente'))
    expect(await listPapeis()).toEqual(['fornecedor'])
    const eventos = await app.sql`select tipo, dados from evento where idfornecedor = ${loja.idfornecedor}`
    expect(eventos).toMatchObject([
      {
        tipo: 'cadastro.REMOVIDO',
        dados: {
          cadastro: 'equipe',
          id: `${marina.idusuario}/atendente`,
          autor: autor(),
          antes: as(marina, 'atendente'),
          depois: null,
        },
      },
    ])
  })

  test('gives back the cart that was negotiated: the customer buys on, at the prices of all', async () => {
    const arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10 })
    const save = (quantidade: number) =>
      app.call(
        'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
        {
          params: { session_token: 'token', id: ana.idcliente },
          query: { idfornecedor: loja.idfornecedor },
          body: { cartItens: [{ id: arroz, quantidade }] },
        },
        { token: ana.token },
      )
    await save(2)
    await lock(marina)
    await app.sql`update carrinho set itens = jsonb_set(itens, '{0,precoatendente}', '70000') where idcliente = ${ana.idcliente}`
    expect((await save(3)).falha.codigo).toBe('carrinho_bloqueado')
    await remove(as(marina, 'atendente'))
    const { dados } = await save(3)
    expect(dados).toMatchObject({ bloqueio_atendimento: null, totalCompras: 30 })
  })

  test('gives back the conversations, and the customers who were represented', async () => {
    const rui = await buildEquipe(app.sql, loja, { papel: 'representante', cliente: ana })
    const idsala = uuidv7()
    await app.sql`
      insert into sala_chat (idsala, idfornecedor, idcliente, canal, idatendente)
      values (${idsala}, ${loja.idfornecedor}, ${ana.idcliente}, 'CLIENTE', ${marina.idusuario})`
    await remove(as(marina, 'atendente'), as(rui, 'representante'))
    const [row] = await app.sql`
      select s.idatendente, x.idrepresentante, x.versao from sala_chat s join cadastroextracliente x using (idfornecedor, idcliente)
      where s.idsala = ${idsala}`
    expect(row).toEqual({ idatendente: null, idrepresentante: null, versao: 2 })
    const [evento] = await app.sql`
      select dados from evento where idfornecedor = ${loja.idfornecedor} and dados ->> 'cadastro' = 'cadastroextracliente'`
    expect(evento?.dados).toMatchObject({
      antes: { idrepresentante: rui.idusuario },
      depois: { idrepresentante: null },
      autor: autor(),
    })
  })

  test('keeps what another role of theirs allows', async () => {
    await saveEquipe(app.sql, { idfornecedor: loja.idfornecedor, autor: autor() }, [as(marina, 'fornecedor')])
    await lock(marina)
    await remove(as(marina, 'atendente'))
    expect((await lock(marina)).dados.bloqueio_atendimento).not.toBeNull()
    const [{ bloqueado_por } = {}] = await app.sql`
      select bloqueado_por from carrinho where idcliente = ${ana.idcliente}`
    expect(bloqueado_por).toBe(marina.idusuario)
  })
})

describe('a store is never left without somebody who runs it', () => {
  const SEM_DONO = 'papel: A loja precisa de ao menos uma pessoa que a administre.'

  test('the last one is not taken out, nor anybody named beside', async () => {
    expect(await listRecusados(remove(as(marina, 'atendente'), as(dona, 'fornecedor')))).toEqual([
      `equipe.1.${SEM_DONO}`,
    ])
    expect(await listPapeis()).toEqual(['atendente', 'fornecedor'])
  })

  test('of two who take each other out at once one stays', async () => {
    const outra = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
    const feitos = await Promise.allSettled([remove(as(dona, 'fornecedor')), remove(as(outra, 'fornecedor'))])
    expect(feitos.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await listPapeis()).toEqual(['atendente', 'fornecedor'])
  })
})

test('who does not work there in that role is named by its place; another store keeps its people', async () => {
  const vizinha = await buildFornecedor(app.sql)
  const outra = await buildEquipe(app.sql, vizinha, { papel: 'atendente' })
  expect(
    await listRecusados(remove(as(marina, 'representante'), as(marina, 'atendente'), as(outra, 'atendente'))),
  ).toEqual([0, 2].map((i) => `equipe.${i}.idusuario: Esta pessoa não trabalha na loja neste papel.`))
  expect(await listPapeis()).toEqual(['atendente', 'fornecedor'])
})
