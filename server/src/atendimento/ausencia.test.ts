import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { addDias, FUSO_PADRAO, instantOf, weekdayOf } from '@vitrine/rules/data'

import { openDatabase, prazos, uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildSala,
  createTestApp,
  hoje,
  openRodada,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { answerAusencias } from './index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let sala: string

/** Hours of a week, only on the day that is so many days from today. */
const daquiA = (dias: number, horas = '08:00-18:00') =>
  Array.from({ length: 7 }, (_, i) => (i + 1 === weekdayOf(addDias(hoje, dias)) ? horas : null))
const setHoras = (horarios: readonly (string | null)[]) =>
  app.sql`update loja set horarios = ${app.sql.json(horarios)} where idfornecedor = ${loja.idfornecedor}`

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.sql`delete from sala_chat`
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  sala = await buildSala(app.sql, loja.idfornecedor, ana.idcliente)
  await setHoras(daquiA(3))
  // So that a holiday of the calendar is a day like others, but where a test says otherwise.
  await app.sql`insert into ajuste_atendimento (idfornecedor, atende_feriado) values (${loja.idfornecedor}, true)`
})

const write = (quem: { token: string; idcliente?: string } = ana, onde = sala) =>
  app.call(
    'POST /v4/chat/salas/{sala}/mensagens',
    {
      params: { sala: onde },
      body: {
        idfornecedor: loja.idfornecedor,
        ...(quem.idcliente && { idcliente: quem.idcliente }),
        idmensagem: uuidv7(),
        conteudo: { tipo: 'TEXTO', texto: 'Vocês entregam hoje?' },
      },
    },
    { token: quem.token },
  )
const listAutomaticas = async (onde = sala) =>
  (
    await app.sql`select conteudo ->> 'texto' as texto from mensagem_chat where idsala = ${onde} and lado = 'SISTEMA' order by sequencia`
  ).map(({ texto }) => String(texto))
const setAjuste = (mudanca: { ausencia?: boolean; mensagem_ausencia?: string; atende_feriado?: boolean }) =>
  app.sql`update ajuste_atendimento set ${app.sql(mudanca)} where idfornecedor = ${loja.idfornecedor}`

describe('who writes outside of the hours', () => {
  test('is answered once in a closed period, and goes on waiting for a person', async () => {
    await write()
    await answerAusencias(app.sql)
    await write()
    await answerAusencias(app.sql)
    expect(await listAutomaticas()).toEqual([
      expect.stringMatching(/^Recebemos sua mensagem\. .* volta .* às 8h\.$/),
    ])
    const [row] =
      await app.sql`select esperando_desde is not null as espera from sala_chat where idsala = ${sala}`
    expect(row?.espera).toBe(true)
  })

  test('is answered again in the next closed period', async () => {
    await write()
    await answerAusencias(app.sql)
    await app.sql`update sala_chat set ausencia_ate = now() - interval '1 hour' where idsala = ${sala}`
    await write()
    await answerAusencias(app.sql)
    expect(await listAutomaticas()).toHaveLength(2)
  })

  test('is answered in the words of the store, by its name, or not at all where it does not want that', async () => {
    await setAjuste({ mensagem_ausencia: 'Oi! A {loja} volta {volta}.' })
    await write()
    await answerAusencias(app.sql)
    const [row] = await app.sql`select nome from fornecedor where idfornecedor = ${loja.idfornecedor}`
    expect(await listAutomaticas()).toEqual([expect.stringContaining(`Oi! A ${row?.nome} volta `)])
    await app.sql`update ajuste_atendimento set ausencia = false where idfornecedor = ${loja.idfornecedor}`
    await app.sql`update sala_chat set ausencia_ate = null where idsala = ${sala}`
    await write()
    await answerAusencias(app.sql)
    expect(await listAutomaticas()).toHaveLength(1)
  })

  test('is not answered once somebody of the store has, nor long after, nor for what was written before it closed', async () => {
    const atendente = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    await write()
    await write(atendente)
    await answerAusencias(app.sql)
    expect(await listAutomaticas()).toEqual([])
    await write()
    await app.sql`update sala_chat set cliente_em = now() - interval '11 minutes' where idsala = ${sala}`
    await answerAusencias(app.sql)
    expect(await listAutomaticas()).toEqual([])
    // It closed within this minute, at noon of its own zone; she wrote before.
    const horas = 12 - new Date().getUTCHours()
    const fuso = `Etc/GMT${horas > 0 ? '-' : '+'}${Math.abs(horas)}`
    await app.sql`update fornecedor set fuso = ${fuso} where idfornecedor = ${loja.idfornecedor}`
    const minuto = String(new Date().getUTCMinutes()).padStart(2, '0')
    await setHoras(Array.from({ length: 7 }, () => `00:00-12:${minuto}`))
    await app.sql`update sala_chat set cliente_em = now() - interval '5 minutes' where idsala = ${sala}`
    await answerAusencias(app.sql)
    expect(await listAutomaticas()).toEqual([])
    await write()
    await answerAusencias(app.sql)
    expect(await listAutomaticas()).toHaveLength(1)
  })

  test.each([
    ['is open', () => setHoras(Array.from({ length: 7 }, () => '00:00-23:59'))],
    ['says no hours', () => setHoras(Array.from({ length: 7 }, () => null))],
    [
      'has no conversation',
      () => app.sql`update fornecedor set modulos = '{Cupons}' where idfornecedor = ${loja.idfornecedor}`,
    ],
  ])('is answered nothing where the store %s', async (_, change) => {
    await write()
    await change()
    await answerAusencias(app.sql, undefined, new Date(`${hoje}T12:00:00-03:00`))
    expect(await listAutomaticas()).toEqual([])
  })
})

describe('answering', () => {
  test('by many processes at once is done once for each room', async () => {
    const salas = [sala]
    await write()
    for (let n = 0; n < 4; n += 1) {
      const cliente = await buildCliente(app.sql, loja)
      const outra = await buildSala(app.sql, loja.idfornecedor, cliente.idcliente)
      await write(cliente, outra)
      salas.push(outra)
    }
    const outro = openDatabase(app.url, { max: 4, prazos: prazos.manutencao })
    await Promise.all([app.sql, outro, app.sql, outro].map((sql) => answerAusencias(sql)))
    await outro.end()
    await answerAusencias(app.sql)
    for (const onde of salas) expect(await listAutomaticas(onde)).toHaveLength(1)
  })

  test('of a room that cannot be answered holds up no other, and comes later', async () => {
    const bia = await buildCliente(app.sql, loja)
    const dela = await buildSala(app.sql, loja.idfornecedor, bia.idcliente)
    await write()
    await write(bia, dela)
    await app.sql.unsafe(`
      create function recusa_ausencia() returns trigger language plpgsql as $$
        begin if new.lado = 'SISTEMA' and new.idsala = '${sala}' then raise 'sala ruim'; end if; return new; end $$;
      create trigger ruim before insert on mensagem_chat for each row execute function recusa_ausencia();`)
    const { rodada, falhas } = openRodada()
    await answerAusencias(app.sql, rodada)
    expect([[...falhas.keys()], await listAutomaticas(dela)]).toEqual([
      [`sala-ausente ${sala}`],
      [expect.any(String)],
    ])
    await app.sql`drop trigger ruim on mensagem_chat`
    await answerAusencias(app.sql)
    expect(await listAutomaticas()).toHaveLength(1)
  })
})

describe('on a day that is closed as a whole', () => {
  const sempre = Array.from({ length: 7 }, () => '00:00-23:59')
  /** At noon of Christmas, when one has just written. */
  const answerNoNatal = async () => {
    await setHoras(Array.from({ length: 7 }, () => '08:00-18:00'))
    await write()
    await app.sql`update sala_chat set cliente_em = '2029-12-25T12:00:00-03:00' where idsala = ${sala}`
    await answerAusencias(app.sql, undefined, new Date('2029-12-25T12:00:05-03:00'))
    return listAutomaticas()
  }

  test('that the store closes itself, who writes is told its word for it, and when somebody answers', async () => {
    await setHoras(sempre)
    await app.sql`insert into dia_fechado (idfornecedor, data, nome) values (${loja.idfornecedor}, ${hoje}, 'Aniversário da cidade')`
    await write()
    await answerAusencias(app.sql)
    expect(await listAutomaticas()).toEqual([
      'Recebemos sua mensagem. Hoje não há atendimento (Aniversário da cidade): respondemos a partir de amanhã às 0h.',
    ])
    const { dados } = await app.call(
      'GET /v4/chat/expediente',
      { query: { idfornecedor: loja.idfornecedor } },
      ana,
    )
    expect(dados).toEqual({
      volta_em: instantOf(addDias(hoje, 1), '00:00', FUSO_PADRAO).toISOString(),
      fechado_hoje: { nome: 'Aniversário da cidade' },
      prazo_minutos: 60,
    })
  })

  test('a holiday is one, in the middle of the hours of its weekday', async () => {
    await setAjuste({ atende_feriado: false })
    expect(await answerNoNatal()).toEqual([
      'Recebemos sua mensagem. Hoje é feriado: respondemos a partir de amanhã às 8h.',
    ])
  })

  test('the own words of a store are followed by why', async () => {
    await setAjuste({ atende_feriado: false, mensagem_ausencia: 'Oi! A {loja} volta {volta}.' })
    expect(await answerNoNatal()).toEqual([
      expect.stringMatching(/^Oi! .* volta amanhã às 8h\. Hoje é feriado\.$/),
    ])
  })

  test('a store that answers on holidays is not closed', async () => {
    expect(await answerNoNatal()).toEqual([])
  })
})
