import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, beforeEach, describe, expect, test, onTestFinished } from 'vitest'

import type { ConteudoNovo, MensagemChat } from '@vitrine/contract'

import { insertEventos, type EventoNovo } from '../evento/index.ts'
import { openDatabase, prazos, uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  openRodada,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'
import { writePassos } from './index.ts'

const script = fileURLToPath(new URL('../teste/servidor-de-teste.ts', import.meta.url))

/** Steps of an order are told in its room by a reader of what happened (decision 0108): late, once, and none stops another. */
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let dono: LoginDeTeste
let produto: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.sql`update evento set falta = '{}'`
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  dono = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  produto = await buildProduto(app.sql, loja, { preco: 10, estoque: 1000 })
})

const deQuem = ({ idcliente } = ana) => ({ idfornecedor: loja.idfornecedor, idcliente })

async function order(cliente = ana): Promise<number> {
  const body = buildSubmissao(
    { loja, cliente, produto },
    { formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega } },
  )
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    { params: { session_token: 'token', id: cliente.idcliente }, body },
    { token: cliente.token },
  )
  return dados.numpedido
}

async function openSala(numpedido?: number, cliente = ana): Promise<string> {
  const { dados } = await app.call(
    'POST /v4/chat/salas',
    { body: { ...deQuem(cliente), numpedido } },
    { token: cliente.token },
  )
  return dados.sala
}

/** An order of a customer of its own, and its room. */
async function orderComSala(): Promise<{ num: number; sala: string }> {
  const cliente = await buildCliente(app.sql, loja)
  const num = await order(cliente)
  return { num, sala: await openSala(num, cliente) }
}

const write = (sala: string, texto = 'Bom dia') =>
  app.call(
    'POST /v4/chat/salas/{sala}/mensagens',
    { params: { sala }, body: { ...deQuem(), idmensagem: uuidv7(), conteudo: { tipo: 'TEXTO', texto } } },
    ana,
  )

/** What the store writes. */
async function say(sala: string, conteudo: ConteudoNovo, { interna = false } = {}): Promise<MensagemChat> {
  const body = { idfornecedor: loja.idfornecedor, idmensagem: uuidv7(), conteudo, interna }
  const { status, dados } = await app.call(
    'POST /v4/chat/salas/{sala}/mensagens',
    { params: { sala }, body },
    dono,
  )
  expect(status).toBe(200)
  return dados
}

async function listMensagens(sala: string): Promise<MensagemChat[]> {
  const { dados } = await app.call(
    'GET /v4/chat/salas/{sala}/mensagens',
    { params: { sala }, query: { idfornecedor: loja.idfornecedor } },
    dono,
  )
  return dados.mensagens
}
const statusOf = (mensagens: readonly MensagemChat[]) =>
  mensagens.map(({ conteudo }) => (conteudo?.tipo === 'STATUS' ? conteudo.status : conteudo?.tipo))

const move = (num: number, para: 'SEPARANDO' | 'CANCELADO') =>
  app.call(
    'POST /painel/v1/pedidos/{num}/mover',
    { params: { num }, body: { para, motivo: 'x' } },
    { token: dono.token },
  )

/** A step as whoever moves the order writes it down. */
function stepOf(
  numpedido: number,
  status: 'SEPARANDO' | 'EMENTREGA' | 'ENTREGUE',
  anterior: 'PAGO' | 'EMENTREGA' = 'PAGO',
): EventoNovo {
  const dados = {
    numpedido,
    numpedidoerp: null,
    numpedidocliente: '',
    status,
    anterior,
    ator: 'fornecedor',
    motivo: '',
    quando: new Date().toISOString(),
    pago: true,
    total: 10,
    totalservido: null,
    documentoNaEntrega: false,
  }
  return { idfornecedor: loja.idfornecedor, tipo: `pedido.${status}`, dados }
}

const salasDe = async (numpedido: number) =>
  (await app.sql`select idsala from sala_chat where numpedido = ${numpedido}`).map(({ idsala }) =>
    String(idsala),
  )

describe('the room of an order', () => {
  test('is told of its steps by the shop itself, in their order, each once', async () => {
    const num = await order()
    const sala = await openSala(num)
    await move(num, 'SEPARANDO')
    await insertEventos(app.sql, [stepOf(num, 'EMENTREGA')])
    await writePassos(app.sql)
    await writePassos(app.sql)
    const mensagens = await listMensagens(sala)
    expect(statusOf(mensagens)).toEqual(['SEPARANDO', 'EMENTREGA'])
    expect(mensagens[0]).toMatchObject({
      lado: 'SISTEMA',
      sequencia: 1,
      revisao: 1,
      interna: false,
      autor: { idusuario: null, papel: 'sistema' },
      conteudo: { tipo: 'STATUS', numpedido: num, status: 'SEPARANDO' },
    })
  })

  test('goes on counting: a message after it has the next number', async () => {
    const num = await order()
    const sala = await openSala(num)
    await write(sala)
    await move(num, 'SEPARANDO')
    await writePassos(app.sql)
    expect((await write(sala)).dados).toMatchObject({ sequencia: 3, revisao: 3 })
    const [row] = await app.sql`
      select total_mensagens::int as total, total_visiveis::int as visiveis, esperando_desde is not null as espera
      from sala_chat where idsala = ${sala}`
    expect(row).toEqual({ total: 3, visiveis: 3, espera: true })
  })

  test('is made where its customer talks with the store, and only there', async () => {
    const num = await order()
    await move(num, 'SEPARANDO')
    await writePassos(app.sql)
    expect(await salasDe(num)).toEqual([])
    await write(await openSala())
    await move(num, 'CANCELADO')
    await writePassos(app.sql)
    const [sala = ''] = await salasDe(num)
    expect(statusOf(await listMensagens(sala))).toEqual(['CANCELADO'])
  })

  test('is not made where somebody put its card or Pix in another room: that one is told of its steps', async () => {
    const num = await order()
    const sala = await openSala()
    await write(sala)
    await say(sala, { tipo: 'PIX', numpedido: num })
    await say(sala, { tipo: 'PEDIDO', numpedido: num })
    await move(num, 'SEPARANDO')
    await writePassos(app.sql)
    expect(await salasDe(num)).toEqual([])
    expect(statusOf(await listMensagens(sala))).toEqual(['TEXTO', 'PIX', 'PEDIDO', 'SEPARANDO'])
    // Its own room, once there is one, hears what comes too.
    const propria = await openSala(num)
    await insertEventos(app.sql, [stepOf(num, 'EMENTREGA')])
    await writePassos(app.sql)
    expect(statusOf(await listMensagens(propria))).toEqual(['EMENTREGA'])
    expect(statusOf(await listMensagens(sala)).slice(3)).toEqual(['SEPARANDO', 'EMENTREGA'])
  })

  test('is made all the same where only a note of the team, or a card that was taken back, spoke of it', async () => {
    const num = await order()
    const sala = await openSala()
    await write(sala)
    await say(sala, { tipo: 'PEDIDO', numpedido: num }, { interna: true })
    const { idmensagem } = await say(sala, { tipo: 'PIX', numpedido: num })
    const params = { sala, idmensagem }
    const query = { idfornecedor: loja.idfornecedor }
    await app.call('DELETE /v4/chat/salas/{sala}/mensagens/{idmensagem}', { params, query }, dono)
    await move(num, 'SEPARANDO')
    await writePassos(app.sql)
    const [propria = ''] = await salasDe(num)
    expect(statusOf(await listMensagens(propria))).toEqual(['SEPARANDO'])
    expect(statusOf(await listMensagens(sala))).not.toContain('SEPARANDO')
  })

  test('is not made in a store without the module', async () => {
    await write(await openSala())
    const num = await order()
    await app.sql`update fornecedor set modulos = '{Cupons}' where idfornecedor = ${loja.idfornecedor}`
    await insertEventos(app.sql, [stepOf(num, 'EMENTREGA')])
    await writePassos(app.sql)
    expect(await salasDe(num)).toEqual([])
  })

  test('hears nothing of a change of label alone', async () => {
    const num = await order()
    const sala = await openSala(num)
    await insertEventos(app.sql, [stepOf(num, 'EMENTREGA', 'EMENTREGA')])
    await writePassos(app.sql)
    expect(await listMensagens(sala)).toEqual([])
  })

  test('cannot be told by people what only the shop says', async () => {
    const sala = await openSala()
    const conteudo = { tipo: 'STATUS', numpedido: 1, status: 'ENTREGUE' } as never
    const body = { ...deQuem(), idmensagem: uuidv7(), conteudo }
    expect(
      (await app.call('POST /v4/chat/salas/{sala}/mensagens', { params: { sala }, body }, ana)).status,
    ).toBe(400)
  })
})

describe('telling the rooms', () => {
  test('costs the same statements for one order and for many', async () => {
    const nums = [(await orderComSala()).num, (await orderComSala()).num, (await orderComSala()).num]
    const tell = async (quais: readonly number[]) => {
      await insertEventos(
        app.sql,
        quais.map((num) => stepOf(num, 'EMENTREGA')),
      )
      return app.statementsOf(() => writePassos(app.sql))
    }
    const [um, muitos] = [await tell(nums.slice(0, 1)), await tell(nums)]
    expect(muitos).toHaveLength(um.length)
  })

  test('by many processes at once writes each once', async () => {
    const pedidos = [await orderComSala(), await orderComSala(), await orderComSala()]
    const outro = openDatabase(app.url, { max: 4, prazos: prazos.manutencao })
    await insertEventos(
      app.sql,
      pedidos.flatMap(({ num }) => [stepOf(num, 'SEPARANDO'), stepOf(num, 'EMENTREGA')]),
    )
    await Promise.all([writePassos(app.sql), writePassos(outro), writePassos(app.sql), writePassos(outro)])
    await outro.end()
    await writePassos(app.sql)
    for (const { sala } of pedidos)
      expect(statusOf(await listMensagens(sala))).toEqual(['SEPARANDO', 'EMENTREGA'])
  })

  test('of an order that cannot be told holds up no other, and comes later', async () => {
    const [{ num: ruim, sala: salaRuim }, { num: bom, sala: salaBoa }] = [
      await orderComSala(),
      await orderComSala(),
    ]
    await app.sql.unsafe(`
      create function recusa_passo() returns trigger language plpgsql as $$
        begin if new.conteudo ->> 'numpedido' = '${ruim}' then raise 'passo ruim'; end if; return new; end $$;
      create trigger ruim before insert on mensagem_chat for each row execute function recusa_passo();`)
    await insertEventos(app.sql, [stepOf(ruim, 'EMENTREGA'), stepOf(bom, 'EMENTREGA')])
    const { rodada, falhas } = openRodada()
    await writePassos(app.sql, rodada)
    expect([falhas.size, statusOf(await listMensagens(salaBoa))]).toEqual([1, ['EMENTREGA']])
    await app.sql`drop trigger ruim on mensagem_chat`
    await writePassos(app.sql)
    expect(statusOf(await listMensagens(salaRuim))).toEqual(['EMENTREGA'])
  })

  test('a process that is killed in the middle leaves it for the next: once, with no gap', async () => {
    const num = await order()
    const sala = await openSala(num)
    await app.sql.unsafe(`
      create function demora_passo() returns trigger language plpgsql as $$
        begin if pg_try_advisory_xact_lock(77) then return new; end if; perform pg_advisory_xact_lock(77); return new; end $$;
      create trigger demora before insert on mensagem_chat for each row execute function demora_passo();`)
    const trava = await app.sql.reserve()
    await trava`select pg_advisory_lock(77)`
    await insertEventos(app.sql, [stepOf(num, 'EMENTREGA')])
    const env = { ...process.env, DATABASE_URL: app.url, DEMO: '1', LOG_LEVEL: 'silent', PASSOS: '1' }
    const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    // Left alive it would hold the end of the run.
    onTestFinished(() => void child.kill('SIGKILL'))
    await once(child.stdout, 'data')
    await expect
      .poll(
        async () =>
          (
            await app.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%mensagem_chat%'`
          ).length,
        { timeout: 20_000 },
      )
      .toBeGreaterThan(0)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await trava`select pg_advisory_unlock(77)`
    trava.release()
    await app.sql`drop trigger demora on mensagem_chat`
    await expect
      .poll(async () => (await writePassos(app.sql), statusOf(await listMensagens(sala))))
      .toEqual(['EMENTREGA'])
    expect((await write(sala)).dados).toMatchObject({ sequencia: 2, revisao: 2 })
  })
})
