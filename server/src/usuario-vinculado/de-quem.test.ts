import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildVinculado,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { insertUsuario, insertVinculo } from './convite.repository.ts'
import { savePermissao, savePrimario } from './usuario-vinculado.repository.ts'

/** What is written of one login leaves the others as they are (T2). */

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let bia: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  bia = await buildCliente(app.sql, loja)
})

test('the first cliente of a login is its primary one, whatever others have', async () => {
  const idusuario = uuidv7()
  const novo = { idusuario, email: `${idusuario}@vitrine.example`, nome: 'Caio', senha_hash: '' }
  await app.sql.begin(async (tx) => {
    await insertUsuario(tx, novo)
    for (const { idcliente } of [ana, bia])
      await insertVinculo(tx, { idusuario, idcliente, submissao_pedido: true })
  })
  const primarios = await app.sql`
    select idcliente from usuario_cliente where idusuario = ${idusuario} and primario`
  expect(primarios).toEqual([{ idcliente: ana.idcliente }])
})

test('choosing a primary cliente keeps no other login waiting', async () => {
  await app.sql.begin(async (tx) => {
    await savePrimario(tx, ana.idusuario, ana.idcliente)
    const livres = await app.sql`
      select idusuario from usuario where idusuario in ${app.sql([ana.idusuario, bia.idusuario])} for no key update skip locked`
    expect(livres).toEqual([{ idusuario: bia.idusuario }])
  })
})

test('a permission is of the login that it is given to', async () => {
  const caio = await buildVinculado(app.sql, loja, [ana])
  const [cadastro] = await app.sql<{ idcadastroextracliente: string }[]>`
    select idcadastroextracliente from cadastroextracliente where idcliente = ${ana.idcliente}`
  const quem = { idcliente: ana.idcliente, idusuario: caio.idusuario }
  expect(await savePermissao(app.sql, { ...quem, idcadastroextracliente: '', ...cadastro }, false)).toBe(
    false,
  )
  const submetem = await app.sql`
    select idusuario from usuario_cliente where idcliente = ${ana.idcliente} and submissao_pedido`
  expect(submetem).toEqual([{ idusuario: ana.idusuario }])
})
