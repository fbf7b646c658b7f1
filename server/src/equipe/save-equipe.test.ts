import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  createTestApp,
  listRecusados,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { saveEquipe } from './index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
const dona = { ator: 'fornecedor', idusuario: uuidv7() }

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
})

const save = (...membros: Parameters<typeof saveEquipe>[2]) =>
  app.sql.begin((tx) => saveEquipe(tx, { idfornecedor: loja.idfornecedor, autor: dona }, membros))
const listPapeis = async () =>
  (await app.sql`select papel from equipe where idfornecedor = ${loja.idfornecedor} order by papel`).map(
    ({ papel }) => String(papel),
  )

test('who works at a store stands in the audit once, with who let them', async () => {
  const { idusuario } = ana
  await save({ idusuario, papel: 'atendente' }, { idusuario, papel: 'atendente' })
  await save({ idusuario, papel: 'atendente' }, { idusuario, papel: 'representante' })
  expect(await listPapeis()).toEqual(['atendente', 'representante'])
  const eventos = await app.sql`
    select tipo, dados from evento where idfornecedor = ${loja.idfornecedor} order by idevento`
  expect(eventos).toMatchObject(
    ['atendente', 'representante'].map((papel) => ({
      tipo: 'cadastro.CRIADO',
      dados: {
        cadastro: 'equipe',
        id: `${idusuario}/${papel}`,
        autor: dona,
        antes: null,
        depois: { idusuario, papel },
      },
    })),
  )
})

test('a login that there is none of is named by its place, and nobody of the call is let in', async () => {
  const { idusuario } = ana
  expect(
    await listRecusados(save({ idusuario, papel: 'atendente' }, { idusuario: uuidv7(), papel: 'atendente' })),
  ).toEqual(['equipe.1.idusuario: Este acesso não existe.'])
  // A role that there is none of, as a file or another system would say it.
  const estranho = { idusuario, papel: 'dono' as 'fornecedor' }
  expect(await listRecusados(save(estranho))).toEqual(['equipe.0.papel: Valor desconhecido.'])
  expect(await listPapeis()).toEqual([])
})
