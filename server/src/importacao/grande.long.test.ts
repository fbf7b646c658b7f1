import { afterAll, beforeAll, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import { buildEquipe, buildFornecedor, createTestApp, type AppDeTeste } from '../teste/index.ts'
import { applyImportacoes } from './apply-importacoes.ts'
import { findImportacao } from './importacao.repository.ts'
import { checkColunas } from './check-colunas.ts'
import { receivePlanilha } from './receive-planilha.ts'
import { startAplicar, startDesfazer } from './start-importacao.ts'

let app: AppDeTeste
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const LINHAS = Number(process.env.LINHAS ?? 50_000)

test('50,000 rows are read, rehearsed, applied and taken back within minutes, and nothing else waits', async () => {
  const { idfornecedor } = await buildFornecedor(app.sql)
  const { idusuario } = await buildEquipe(app.sql, { idfornecedor } as never, { papel: 'fornecedor' })
  await app.sql`update categoria set nome = 'Mercearia' where idfornecedor = ${idfornecedor}`
  const linhas = Array.from(
    { length: LINHAS },
    (_, i) => `C${i};Produto número ${i};Mercearia;un;${(i % 900) + 1},90;${i % 50}\n`,
  )
  const autor = { ator: 'fornecedor', idusuario, idapikeys: null } as const
  const tempos: Record<string, number> = {}
  const time = async <T>(nome: string, work: Promise<T>): Promise<T> => {
    const inicio = performance.now()
    const feito = await work
    tempos[nome] = Math.round(performance.now() - inicio)
    return feito
  }
  const qual = { idfornecedor, idimportacao: uuidv7() }
  const dados = Buffer.from(`codigo;nome;categoria;unidade;preco;estoque\n${linhas.join('')}`).toString(
    'base64',
  )
  // How long others wait for a turn meanwhile.
  let pior = 0
  let antes = performance.now()
  const relogio = setInterval(() => {
    pior = Math.max(pior, performance.now() - antes - 20)
    antes = performance.now()
  }, 20)
  const { colunas } = await time(
    'ler',
    receivePlanilha(app.sql, { ...qual, tipo: 'PRODUTOS', nome: 'grande.csv', dados }),
  )
  await time('conferir', checkColunas(app.sql, qual, { colunas }))
  await startAplicar(app.sql, qual, autor)
  await time('aplicar', applyImportacoes(app.sql))
  expect(await findImportacao(app.sql, qual)).toMatchObject({ estado: 'APLICADA', recusadas: 0 })
  await time('estoque', countEstoques(idfornecedor, autor))
  await startDesfazer(app.sql, qual, autor)
  await time('desfazer', applyImportacoes(app.sql))
  clearInterval(relogio)
  expect(await findImportacao(app.sql, qual)).toMatchObject({ estado: 'DESFEITA', recusadas: 0 })
  console.log({ ...tempos, pior: Math.round(pior) })
  expect(Object.values(tempos).reduce((sum, ms) => sum + ms, 0)).toBeLessThan(600_000)
}, 900_000)

/** A sheet of the stock of every product: read, rehearsed, applied and taken back. */
async function countEstoques(idfornecedor: string, autor: Parameters<typeof startAplicar>[2]): Promise<void> {
  const qual = { idfornecedor, idimportacao: uuidv7() }
  const linhas = Array.from({ length: LINHAS }, (_, i) => `C${i};${i % 70}\n`)
  const dados = Buffer.from(`codigo;estoque\n${linhas.join('')}`).toString('base64')
  const marcas = [performance.now()]
  const { colunas } = await receivePlanilha(app.sql, { ...qual, tipo: 'ESTOQUE', nome: 'grande.csv', dados })
  marcas.push(performance.now())
  await checkColunas(app.sql, qual, { colunas })
  marcas.push(performance.now())
  for (const start of [startAplicar, startDesfazer]) {
    await start(app.sql, qual, autor)
    await applyImportacoes(app.sql)
    marcas.push(performance.now())
  }
  expect(await findImportacao(app.sql, qual)).toMatchObject({ estado: 'DESFEITA', recusadas: 0 })
  const [ler, conferir, aplicar, desfazer] = marcas
    .slice(1)
    .map((ms, i) => Math.round(ms - (marcas[i] ?? ms)))
  console.log({ estoque: { ler, conferir, aplicar, desfazer } })
}
