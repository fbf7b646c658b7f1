import { afterAll, beforeAll, expect, test } from 'vitest'

import { idNulo } from '@vitrine/contract'

import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildOperador,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
})
afterAll(() => app.close())

test("who buys for nobody cannot save a cart: 'Não foi possivel salvar o carrinho' (§5, §8)", async () => {
  const equipe = await Promise.all(
    (['representante', 'atendente', 'fornecedor'] as const).map((papel) =>
      buildEquipe(app.sql, loja, { papel }),
    ),
  )
  for (const { token } of [...equipe, await buildOperador(app.sql), await buildCliente(app.sql, loja)]) {
    const { falha } = await app.call(
      'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
      {
        params: { session_token: 'token', id: idNulo },
        query: { idfornecedor: loja.idfornecedor },
        body: { cartItens: [] },
      },
      { token },
    )
    expect([falha.codigo, falha.error]).toEqual(['carrinho_nao_salvo', 'Não foi possivel salvar o carrinho'])
  }
})
