import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { FUSO_PADRAO, instantOf } from '@vitrine/rules/data'

import {
  buildCliente,
  buildFatura,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  hoje,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { sendAvisosDeFatura } from './send-avisos.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string
/** In the morning, when reminders go out. */
const manha = instantOf(hoje, '10:00', FUSO_PADRAO)

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  // Nobody of the test before is written to again.
  await app.sql`update fatura set status = 'CANCELADA'`
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja, { limite: 500_000 })
  arroz = await buildProduto(app.sql, loja, { preco: 10 })
})

const buy = (quantidade = 2) => buildFatura(app, { loja, cliente: ana, produto: arroz }, quantidade)
const send = (agora = manha) => sendAvisosDeFatura(app.sql, { agora })
const tenTimes = () => Promise.all(Array.from({ length: 10 }, () => send()))
const readCartas = async () => {
  await app.lerEventos()
  const rows = await app.sql<{ chave: string; assunto: string; texto: string }[]>`
    select chave, assunto, texto from correio where idfornecedor = ${loja.idfornecedor} and chave like 'fatura-%' order by criado_em, chave`
  return rows.map((row) => ({ ...row, texto: row.texto.replaceAll('\u00a0', ' ') }))
}
const due = (idfatura: string, dias: number) =>
  app.sql`update fatura set vencimento = ${hoje}::date + ${dias}::int,
    emissao = emissao - 40 where idfatura = ${idfatura}`
const list = async () =>
  (
    await app.call(
      'GET /v4/faturas/{idfornecedor}/{idcliente}',
      { params: { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente }, query: {} },
      { token: ana.token },
    )
  ).dados
const remind = (email: boolean) =>
  app.call(
    'POST /v4/faturas/lembretes',
    { body: { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente, email } },
    { token: ana.token },
  )

describe('letters about invoices, each once, also when the job runs ten times at once (issue 5)', () => {
  test('a new one: what is due when, and the way there; one letter for the order', async () => {
    await app.sql`update forma_pagamento set prazos = '{28,35}' where idformapagto = ${loja.idFaturado}`
    await buy()
    await tenTimes()
    await tenTimes()
    const [carta, ...outras] = await readCartas()
    expect(outras).toEqual([])
    expect(carta?.assunto).toMatch(/faturas do pedido \d+$/)
    expect(carta?.texto.match(/• \d\d\/\d\d\/\d{4}: R\$ 13,95/g)).toHaveLength(2)
    expect(carta?.texto).toContain(`Ver faturas: http://localhost:3000/${loja.slug}/faturas`)
  })

  test.each([
    [FUSO_PADRAO, 0, 1],
    // In a zone two hours behind it is half past six in the morning: nobody is woken.
    ['America/Rio_Branco', 0, 0],
    // In a zone one hour ahead it is half past eight in the evening already: too late.
    ['America/Noronha', 11, 0],
    ['America/Rio_Branco', 13, 1],
  ])(
    "reminders go out by the store's own clock: %s, %i hours after half past eight in São Paulo",
    async (fuso, horas, cartas) => {
      await app.sql`update fornecedor set fuso = ${fuso} where idfornecedor = ${loja.idfornecedor}`
      const [a = ''] = await buy()
      await due(a, 2)
      await send(new Date(instantOf(hoje, '08:30', FUSO_PADRAO).getTime() + horas * 3_600_000))
      expect((await readCartas()).filter(({ chave }) => chave.startsWith('fatura-vence:'))).toHaveLength(
        cartas,
      )
    },
  )

  test('overdue is by the day of the store: at midnight in São Paulo it is still the day before in Acre', async () => {
    const overdue = async (fuso: string) => {
      await app.sql`update fornecedor set fuso = ${fuso} where idfornecedor = ${loja.idfornecedor}`
      await send(instantOf(hoje, '12:00', 'Pacific/Kiritimati'))
      return (await readCartas()).some(({ chave }) => chave.startsWith('fatura-vencida:'))
    }
    const [a = ''] = await buy()
    await due(a, -1)
    // Noon there is the evening before in Brazil: there the invoice's last day is not over.
    expect(await overdue(FUSO_PADRAO)).toBe(false)
    expect(await overdue('Pacific/Kiritimati')).toBe(true)
  })

  test('due within three days: those of a customer in one letter', async () => {
    const [a = ''] = await buy()
    const [b = ''] = await buy(3)
    await due(a, 3)
    await due(b, 4)
    await tenTimes()
    await due(b, 2)
    await tenTimes()
    const cartas = await readCartas()
    expect(cartas.map(({ chave }) => chave).filter((chave) => chave.startsWith('fatura-vence:'))).toEqual([
      `fatura-vence:${a}`,
      `fatura-vence:${b}`,
    ])
    expect(cartas.at(-1)?.texto).toContain('Falta pouco para o vencimento de uma fatura de R$ 37,90:')
  })

  test('overdue: the sum, what it blocks, the way to pay', async () => {
    const ids = [...(await buy()), ...(await buy(3))]
    for (const id of ids) await due(id, -1)
    await app.sql`update fornecedor set bloqueio_vencida_dias = 5 where idfornecedor = ${loja.idfornecedor}`
    await tenTimes()
    const cartas = (await readCartas()).filter(({ chave }) => chave.startsWith('fatura-vencida:'))
    expect(cartas).toHaveLength(1)
    expect(cartas[0]?.assunto).toContain('2 faturas em atraso')
    expect(cartas[0]?.texto).toContain('2 faturas, que somam R$ 65,80')
    expect(cartas[0]?.texto).toContain('Com mais de 5 dias de atraso, novas compras a prazo ficam bloqueadas')
    expect(cartas[0]?.texto).toContain('/faturas?situacao=vencidas')
  })

  test('reminders are for those who want them, and not written at night', async () => {
    const [a = ''] = await buy()
    await send()
    await due(a, -1)
    expect((await list()).resumo.lembretes).toEqual({ email: true })
    expect((await remind(false)).dados).toEqual({ email: false })
    expect((await list()).resumo.lembretes).toEqual({ email: false })
    expect(await send()).toBe(0)
    await remind(true)
    expect(await send(new Date(manha.getTime() + 12 * 3_600_000))).toBe(0)
    expect(await send()).toBe(1)
  })
})

describe('overdue for too long, nothing is sold on credit (ux 1.12.3)', () => {
  const submit = () =>
    app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      {
        params: { session_token: 'token', id: ana.idcliente },
        body: buildSubmissao(
          { loja, cliente: ana, produto: arroz },
          {
            itens: [{ id: arroz, quantidade: 5, embalarParaPresente: false }],
            formaPagamento: { temForma: true, idformapagto: loja.idFaturado },
          },
        ),
      },
      { token: ana.token },
    )
  const isBloqueado = async () => {
    const { dados } = await app.call(
      'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente',
      { params: { session_token: 'token' }, query: { idfornecedor: loja.idfornecedor } },
      { token: ana.token },
    )
    return dados.creditoBloqueado
  }

  test('the list names what blocks, the session and the submission say so; paid, it is over', async () => {
    const [a = ''] = await buy()
    const [b = ''] = await buy(3)
    await due(a, -6)
    await due(b, -5)
    expect((await list()).resumo.bloqueio).toBeNull()
    expect(await isBloqueado()).toBe(false)
    await app.sql`update fornecedor set bloqueio_vencida_dias = 5 where idfornecedor = ${loja.idfornecedor}`
    expect((await list()).resumo.bloqueio).toMatchObject({ dias: 5, faturas: [{ idfatura: a, valor: 27.9 }] })
    expect(await isBloqueado()).toBe(true)
    const { falha } = await submit()
    expect(falha.codigo).toBe('credito_bloqueado')
    expect(falha.error).toContain('Há faturas vencidas.')
    await app.sql`update fatura set status = 'PAGA' where idfatura = ${a}`
    expect((await submit()).status).toBe(200)
  })
})
