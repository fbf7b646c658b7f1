import { afterAll, beforeAll, expect, test } from 'vitest'

import type { FilaQueRepete } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  buildOperador,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let operador: LoginDeTeste
let loja: FornecedorDeTeste
beforeAll(async () => {
  app = await createTestApp()
  operador = await buildOperador(app.sql)
  loja = await buildFornecedor(app.sql)
})
afterAll(() => app.close())

const readFilas = async ({ slug }: FornecedorDeTeste) =>
  (await app.call('GET /painel/v1/saude/fornecedores', { query: { busca: slug } }, operador)).dados.data[0]
    ?.filas
const repeat = (fila: FilaQueRepete, quem: LoginDeTeste = operador) =>
  app.call(
    'POST /painel/v1/fornecedores/{idfornecedor}/filas/{fila}/repetir',
    { params: { idfornecedor: loja.idfornecedor, fila } },
    quem,
  )

async function buildCarta({ tentativas = 0, desistiu = false, secreta = false, dias = 0 }) {
  await app.sql`
    insert into correio (idcorreio, idfornecedor, para, assunto, texto, chave, secreta, tentativas, desistiu_em, criado_em, proxima_em)
    values (${uuidv7()}, ${loja.idfornecedor}, 'ana@vitrine.example', 'Oi', 'Oi', ${uuidv7()}, ${secreta}, ${tentativas},
      ${desistiu ? new Date() : null}, now() - make_interval(days => ${dias}), now() + interval '1 hour')`
}

async function buildGancho(ativo: boolean) {
  const idgancho = uuidv7()
  await app.sql`
    insert into gancho (idgancho, idfornecedor, url, eventos, segredo, ativo, descansa_ate)
    values (${idgancho}, ${loja.idfornecedor}, 'http://a.example/', '{pedido.PAGO}', 's', ${ativo}, now() + interval '1 hour')`
  await app.sql`
    insert into entrega_gancho (idgancho, evento, dados, estado, tentativas, tentar_em)
    values (${idgancho}, 'pedido.PAGO', '{}', 'DESISTIDA', 9, now()), (${idgancho}, 'pedido.PAGO', '{}', 'PENDENTE', 2, now() + interval '1 hour'),
      (${idgancho}, 'pedido.PAGO', '{}', 'PENDENTE', 0, now()), (${idgancho}, 'pedido.PAGO', '{}', 'ENTREGUE', 1, now())`
}

test('the operator sees what of a store is late and what was given up, by queue, and nothing of a store that is well (issue 17, line 1)', async () => {
  expect(await readFilas(loja)).toEqual([])
  await buildCarta({ tentativas: 3 })
  await buildCarta({ tentativas: 12, desistiu: true })
  await buildCarta({ tentativas: 12, desistiu: true, secreta: true })
  // Not due yet, and nobody waits any more.
  await buildCarta({})
  await buildCarta({ tentativas: 12, desistiu: true, dias: 30 })
  await buildGancho(true)
  await buildGancho(false)
  await app.sql`
    insert into importacao (idimportacao, idfornecedor, tipo, nome, estado, titulos, colunas, lembradas, assinatura, linhas, erro, criado_em)
    values (${uuidv7()}, ${loja.idfornecedor}, 'PRODUTOS', 'a', 'APLICANDO', '[]', '{}', false, '', 1, null, now() - interval '1 hour'),
      (${uuidv7()}, ${loja.idfornecedor}, 'PRODUTOS', 'b', 'CONFERIDA', '[]', '{}', false, '', 1, 'interna', now())`
  const desde = expect.stringMatching(/Z$/)
  expect(await readFilas(loja)).toEqual([
    { fila: 'CARTAS', atrasadas: 1, desistidas: 2, desde, motivo: null },
    { fila: 'IMPORTACOES', atrasadas: 1, desistidas: 1, desde, motivo: null },
    { fila: 'WEBHOOKS', atrasadas: 2, desistidas: 2, desde, motivo: null },
  ])
  expect(await readFilas(await buildFornecedor(app.sql))).toEqual([])
})

test('and has letters and messages tried again: none with a code that is over, none of a webhook that is off, none of another store', async () => {
  const outra = await buildFornecedor(app.sql)
  await app.sql`
    insert into correio (idcorreio, idfornecedor, para, assunto, texto, chave, tentativas, desistiu_em)
    values (${uuidv7()}, ${outra.idfornecedor}, 'bia@vitrine.example', 'Oi', 'Oi', ${uuidv7()}, 12, now())`
  expect((await repeat('CARTAS')).dados).toEqual({ repetidas: 2 })
  expect((await repeat('CARTAS')).dados).toEqual({ repetidas: 0 })
  expect((await repeat('WEBHOOKS')).dados).toEqual({ repetidas: 2 })
  expect((await repeat('PAGAMENTOS')).dados).toEqual({ repetidas: 0 })
  expect(await readFilas(loja)).toMatchObject([
    { fila: 'CARTAS', atrasadas: 0, desistidas: 1 },
    { fila: 'IMPORTACOES' },
    { fila: 'WEBHOOKS', atrasadas: 1, desistidas: 1 },
  ])
  expect(await readFilas(outra)).toMatchObject([{ fila: 'CARTAS', desistidas: 1 }])
  const dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  expect((await repeat('CARTAS', dona)).status).toBe(403)
})

test('pictures that could not be made are counted at the stores that brought them in, with the reason, and are tried again', async () => {
  const [dela, deDuas, deOutra] = ['a', 'b', 'c'].map((letra) => letra.repeat(32))
  const vizinha = await buildFornecedor(app.sql)
  const bring = ({ idfornecedor }: FornecedorDeTeste, id: string | undefined) => app.sql`
    insert into evento (idfornecedor, tipo, dados) values (${idfornecedor}, 'cadastro.CRIADO', ${app.sql.json({ cadastro: 'imagem', id, versao: 1 } as never)})`
  await bring(loja, dela)
  await bring(loja, deDuas)
  await bring(vizinha, deDuas)
  await bring(vizinha, deOutra)
  const fail = (nome: string, desistiu: boolean, minutos: number) => app.sql`
    insert into falha_tarefa (idfalha, tarefa, item, tentar_em, ultima_em, erro, desistiu_em, tentativas)
    values (${uuidv7()}, 'fazer-avif', ${`imagem ${nome}`}, now() + interval '1 day', now() - make_interval(mins => ${minutos}), ${`falha há ${minutos}`}, ${desistiu ? new Date() : null}, 10)`
  await fail(`${dela}-320`, true, 5)
  await fail(`${deDuas}-320.webp`, false, 1)
  await fail(`${deOutra}-160`, false, 3)
  const imagensDe = async (quem: FornecedorDeTeste) =>
    (await readFilas(quem))?.filter(({ fila }) => fila === 'IMAGENS')
  const desde = expect.stringMatching(/Z$/)
  expect(await imagensDe(loja)).toEqual([
    { fila: 'IMAGENS', atrasadas: 1, desistidas: 1, desde, motivo: 'falha há 1' },
  ])
  expect(await imagensDe(vizinha)).toMatchObject([{ atrasadas: 2, desistidas: 0 }])
  expect((await repeat('IMAGENS')).dados).toEqual({ repetidas: 2 })
  expect(await imagensDe(loja)).toMatchObject([{ atrasadas: 2, desistidas: 0 }])
  const [{ devidas } = { devidas: 0 }] = await app.sql<{ devidas: number }[]>`
    select count(*)::int as devidas from falha_tarefa where tentar_em <= now()`
  expect(devidas).toBe(2)
})
