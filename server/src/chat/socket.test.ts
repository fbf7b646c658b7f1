import type { ChildProcess } from 'node:child_process'

import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import type { HistoricoChat, MensagemChat } from '@vitrine/contract'

import { uuidv7, type Sql } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildVinculado,
  createTestDatabase,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
  semLimites,
  startServidor,
} from '../teste/index.ts'
import { buildSala } from '../teste/exemplares/build-chat.ts'

let sql: Sql
let url: string
let drop: () => Promise<void>
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let atendente: LoginDeTeste
let sala: string
let [um, dois]: Processo[] = []
const children: ChildProcess[] = []
const sockets: Socket[] = []

interface Processo {
  child: ChildProcess
  base: string
}

beforeAll(async () => {
  ;({ sql, url, drop } = await createTestDatabase())
  loja = await buildFornecedor(sql)
  ana = await buildCliente(sql, loja)
  atendente = await buildEquipe(sql, loja, { papel: 'atendente' })
  sala = await buildSala(sql, loja.idfornecedor, ana.idcliente)
  ;[um, dois] = await Promise.all([start(), start()])
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await drop()
})

const start = (): Promise<Processo> => startServidor({ url, env: semLimites, children })

type Quem = { token: string; idcliente?: string }
const deQuem = ({ idcliente }: Quem) => ({ idfornecedor: loja.idfornecedor, ...(idcliente && { idcliente }) })

function connect({ base }: Processo, token: string, opcoes: Parameters<typeof io>[1] = {}): Socket {
  const socket = io(base, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...opcoes,
  })
  sockets.push(socket)
  return socket
}

/** What comes with the next event of this name. */
const hear = (socket: Socket, evento: string) =>
  new Promise<unknown[]>((resolve) => socket.once(evento, (...dados: unknown[]) => resolve(dados)))

async function enter(processo: Processo, quem: Quem): Promise<Socket> {
  const socket = connect(processo, quem.token)
  const sucesso = hear(socket, 'handshake-success')
  expect(await socket.emitWithAck('handshake', deQuem(quem))).toHaveProperty('dados')
  await sucesso
  return socket
}

/** Listens to a room; answers what comes there. */
async function join(processo: Processo, quem: Quem, idsala = sala) {
  const socket = await enter(processo, quem)
  const ouvidas: MensagemChat[] = []
  socket.on('mensagemChat', (mensagem: MensagemChat) => ouvidas.push(mensagem))
  const { dados } = (await socket.emitWithAck('room-handshake', { sala: idsala })) as { dados: HistoricoChat }
  return { socket, ouvidas, historico: dados }
}

async function write(
  { base }: Processo,
  quem: Quem,
  texto: string,
  mais: { idmensagem?: string; interna?: boolean } = {},
) {
  const body = { ...deQuem(quem), idmensagem: uuidv7(), conteudo: { tipo: 'TEXTO', texto }, ...mais }
  return fetch(`${base}/v4/chat/salas/${sala}/mensagens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${quem.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(
    async (response) => ({ status: response.status, dados: (await response.json()) as MensagemChat }),
    () => ({ status: 0, dados: null }),
  )
}
const textsOf = (mensagens: readonly MensagemChat[]) =>
  mensagens.map(({ conteudo }) => (conteudo?.tipo === 'TEXTO' ? conteudo.texto : null))

describe('the websocket (§4 Chat)', () => {
  test('says for whom, is answered handshake-success, and hears of what another process wrote, in order', async () => {
    const { ouvidas } = await join(um!, ana)
    for (const texto of ['um', 'dois', 'três'])
      expect((await write(dois!, atendente, texto)).status).toBe(200)
    await expect.poll(() => textsOf(ouvidas)).toEqual(['um', 'dois', 'três'])
  })

  test('tells the team alone of its notes', async () => {
    const dela = await join(um!, ana)
    const daLoja = await join(dois!, atendente)
    await write(um!, atendente, 'só nosso', { interna: true })
    await write(um!, atendente, 'para todos')
    await expect.poll(() => textsOf(daLoja.ouvidas)).toEqual(['só nosso', 'para todos'])
    await expect.poll(() => textsOf(dela.ouvidas)).toEqual(['para todos'])
  })

  test('tells of what was read and of who writes, to the other side', async () => {
    const dela = await join(um!, ana)
    const daLoja = await join(dois!, atendente)
    const { dados } = await write(um!, ana, 'Bom dia')
    const leitura = hear(dela.socket, 'leitura')
    await fetch(`${dois!.base}/v4/chat/salas/${sala}/leitura`, {
      method: 'POST',
      headers: { authorization: `Bearer ${atendente.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...deQuem(atendente),
        entregue_ate: dados?.sequencia,
        lida_ate: dados?.sequencia,
      }),
    })
    expect(await leitura).toEqual([
      { sala, lado: 'LOJA', entregue_ate: dados?.sequencia, lida_ate: dados?.sequencia },
    ])
    const digitando = hear(daLoja.socket, 'digitando')
    await dela.socket.emitWithAck('digitando', { sala })
    expect(await digitando).toEqual([
      { sala, lado: 'CLIENTE', idusuario: ana.idusuario, nome: expect.any(String) },
    ])
  })

  test('tells a colleague of who has the room open and who answers, and no customer of the first (ux 3.11)', async () => {
    const colega = await buildEquipe(sql, loja, { papel: 'fornecedor' })
    const dela = await join(um!, ana)
    const daCliente: unknown[] = []
    dela.socket.on('presenca', (dita: unknown) => daCliente.push(dita))
    const daLoja = await join(um!, atendente)
    const presencas: { idusuario: string; aberta: boolean }[] = []
    const doColega: typeof presencas = []
    daLoja.socket.on('presenca', (dita: (typeof presencas)[0]) => presencas.push(dita))
    const socket = await enter(dois!, colega)
    socket.on('presenca', (dita: (typeof presencas)[0]) => doColega.push(dita))
    await socket.emitWithAck('room-handshake', { sala })
    const has = (ditas: typeof presencas, { idusuario }: LoginDeTeste, aberta: boolean) =>
      ditas.some((dita) => dita.idusuario === idusuario && dita.aberta === aberta)
    // Who was there sees who comes, and who comes sees who was there.
    await expect.poll(() => has(presencas, colega, true) && has(doColega, atendente, true)).toBe(true)
    const digitando = hear(socket, 'digitando')
    await daLoja.socket.emitWithAck('digitando', { sala })
    expect(await digitando).toMatchObject([{ sala, lado: 'LOJA', idusuario: atendente.idusuario }])
    // Two windows are one person: it goes with the last.
    const outra = await join(dois!, colega)
    socket.disconnect()
    await outra.socket.emitWithAck('room-leave', { sala })
    await expect.poll(() => has(presencas, colega, false)).toBe(true)
    expect(presencas.filter(({ aberta }) => !aberta)).toHaveLength(1)
    expect(daCliente).toEqual([])
  })

  test('tells the team that its customer has the room open, also who comes later, and no customer of anybody', async () => {
    const bia = await buildVinculado(sql, loja, [ana])
    const daBia: unknown[] = []
    const outra = await join(dois!, { ...ana, token: bia.token })
    outra.socket.on('presenca', (dita: unknown) => daBia.push(dita))
    const dela = await join(um!, ana)
    const daLoja = await enter(dois!, atendente)
    const ditas: { idusuario: string; lado: string; aberta: boolean; nome: string }[] = []
    daLoja.on('presenca', (dita: (typeof ditas)[0]) => ditas.push(dita))
    await daLoja.emitWithAck('room-handshake', { sala })
    const listDela = () => ditas.filter(({ idusuario }) => idusuario === ana.idusuario)
    await expect.poll(listDela).toHaveLength(1)
    expect(listDela()).toEqual([
      { sala, lado: 'CLIENTE', idusuario: ana.idusuario, nome: expect.any(String), aberta: true },
    ])
    dela.socket.disconnect()
    await expect.poll(() => listDela().map(({ aberta }) => aberta)).toEqual([true, false])
    expect(daBia).toEqual([])
  })

  test('answers a room handshake with what changed since a revision', async () => {
    const { historico } = await join(um!, ana)
    await write(um!, atendente, 'enquanto isso')
    const socket = await enter(dois!, ana)
    const { dados } = await socket.emitWithAck('room-handshake', { sala, desde: historico.sala.revisao })
    expect(textsOf(dados.mensagens)).toEqual(['enquanto isso'])
  })

  test.each([
    ['without a session', async () => ''],
    ['with a token that nobody has', async () => 'inventado'],
  ])('is nothing %s', async (_, token) => {
    const socket = connect(um!, await token())
    const resposta = await socket.emitWithAck('handshake', { idfornecedor: loja.idfornecedor })
    expect(resposta).toMatchObject({ falha: { codigo: 'sessao_expirada' } })
    expect(await socket.emitWithAck('room-handshake', { sala })).toMatchObject({
      falha: { codigo: 'sessao_expirada' },
    })
  })

  test.each([
    ['another customer', () => buildCliente(sql, loja)],
    ['a representative of other clients', () => buildEquipe(sql, loja, { papel: 'representante' })],
    [
      'staff of another store',
      async () => buildEquipe(sql, await buildFornecedor(sql), { papel: 'fornecedor' }),
    ],
  ])('lets %s hear nothing of a room', async (_, build) => {
    const quem: Quem = await build()
    const socket = connect(um!, quem.token)
    await socket.emitWithAck('handshake', deQuem(quem))
    const ouvidas: unknown[] = []
    socket.onAny((...evento: unknown[]) => ouvidas.push(evento))
    expect(await socket.emitWithAck('room-handshake', { sala })).toHaveProperty('falha')
    expect(await socket.emitWithAck('digitando', { sala })).toHaveProperty('falha')
    const { ouvidas: dela } = await join(um!, ana)
    await write(um!, atendente, 'segredo')
    await expect.poll(() => textsOf(dela)).toEqual(['segredo'])
    expect(ouvidas).toEqual([])
  })

  test('is nothing at a store that has no conversation (§5 Module access)', async () => {
    const outra = await buildFornecedor(sql)
    await sql`update fornecedor set modulos = '{Listas}' where idfornecedor = ${outra.idfornecedor}`
    const { token, idcliente } = await buildCliente(sql, outra)
    const { idfornecedor } = outra
    const resposta = await connect(um!, token).emitWithAck('handshake', { idfornecedor, idcliente })
    expect(resposta).toMatchObject({ falha: { codigo: 'nao_encontrado' } })
  })

  test('of a page of another site is refused', async () => {
    const socket = connect(um!, ana.token, { extraHeaders: { origin: 'https://evil.test' } })
    const [erro] = await hear(socket, 'connect_error')
    expect(erro).toBeInstanceOf(Error)
  })

  test.each([
    ['no object', 'oi'],
    ['an id that is none', { sala: 'x' }],
    ['nothing', undefined],
  ])('refuses %s and goes on', async (_, dados) => {
    const socket = await enter(um!, ana)
    expect(await socket.emitWithAck('room-handshake', dados)).toMatchObject({
      falha: { codigo: 'entrada_invalida' },
    })
    expect(await socket.emitWithAck('room-handshake', { sala })).toHaveProperty('dados')
  })

  test('more than sixty events in ten seconds are refused', async () => {
    const { socket } = await join(um!, ana)
    const respostas = await Promise.all(
      Array.from({ length: 80 }, () => socket.emitWithAck('digitando', { sala })),
    )
    expect(respostas.at(-1)).toMatchObject({ falha: { codigo: 'muitas_requisicoes' } })
  })

  test('ends with the session: at once when it is logged out elsewhere', async () => {
    const bia = await buildCliente(sql, loja)
    const socket = await enter(um!, bia)
    const fim = hear(socket, 'disconnect')
    await sql`delete from sessao where idusuario = ${bia.idusuario}`
    await fim
  })
})

test('a killed server: what was written is there once, in order, for who comes back to the other (B3)', async () => {
  const idsala = sala
  const { historico } = await join(dois!, ana)
  const textos = Array.from({ length: 60 }, (_, i) => `m${i}`)
  const enviadas = textos.map((texto) => ({ texto, idmensagem: uuidv7() }))
  const vitima = await start()
  const primeira = await Promise.all(
    enviadas.map(async ({ texto, idmensagem }, i) => {
      if (i === 20) vitima.child.kill('SIGKILL')
      return write(vitima, atendente, texto, { idmensagem })
    }),
  )
  expect(primeira.map(({ status }) => status)).toContain(0)
  // Each is sent again, to the server that lives: those that had arrived are the same.
  for (const { texto, idmensagem } of enviadas)
    expect((await write(dois!, atendente, texto, { idmensagem })).status).toBe(200)
  const socket = await enter(dois!, ana)
  const vistas: MensagemChat[] = []
  for (let desde = historico.sala.revisao; ;) {
    const { dados } = await socket.emitWithAck('room-handshake', { sala: idsala, desde })
    vistas.push(...dados.mensagens)
    if (!dados.maisDepois) break
    desde = dados.mensagens.at(-1).revisao
  }
  expect(textsOf(vistas).toSorted()).toEqual(textos.toSorted())
  const sequencias = vistas.map(({ sequencia }) => sequencia)
  expect(sequencias).toEqual(sequencias.toSorted((a, b) => a - b))
}, 120_000)
