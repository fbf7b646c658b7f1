import { setTimeout as wait } from 'node:timers/promises'

import { io, type Socket } from 'socket.io-client'

import { uuidv7, type Sql } from '../server/src/infra/index.ts'
import { buildSala } from '../server/src/teste/exemplares/build-chat.ts'
import { buildEquipe } from '../server/src/teste/logins.ts'
import { pick } from './catalogo.ts'
import type { BenchData } from './data.ts'
import { openClient, runLoad } from './load.ts'
import type { Server } from './processes.ts'
import type { BenchRequest } from './scenarios.ts'

/** Attendants, each in the room of one customer: both write, both listen. */
const ATENDENTES = 50
const AQUECE_MS = 3000
/** Time in which what was sent last may still arrive. */
const DEPOIS_MS = 5000

/** Somebody at one side of a room. */
interface Lado {
  token: string
  idcliente?: string
}

interface Conversa {
  sala: string
  lados: readonly [Lado, Lado]
}

/** What was sent and not heard yet at the other side, by its idmensagem; when it was due. */
type Esperadas = Map<string, number>

interface Medida {
  enviadas: number
  recusadas: number
  /** From the moment at which it was to be sent until the other side's socket had it, in ms. */
  tempos: number[]
  /** Of those that had not arrived at any second, how long the oldest had waited. */
  maisVelha: number
  /** Their socket was told nothing: it was away, or the server is further behind than the wait at the end. */
  naoOuvidas: number
  /** Heard with a number below one that was heard before in the same room. */
  foraDeOrdem: number
}

export interface CargaDeConversas {
  segundos: number
  porSegundo: number
  pedido: () => BenchRequest
}

/**
 * B1 (ahead.md): so many messages a second between attendants and customers, each heard by the other side's socket, while orders are
 * written as fast as they go; and the orders alone. Senders, listeners and the load of orders are this one process, on the same cores.
 */
export async function printConversas(
  sql: Sql,
  { loja, clientes }: BenchData,
  vitrine: Server,
  { segundos, porSegundo, pedido }: CargaDeConversas,
): Promise<void> {
  const conversas = await Promise.all(
    Array.from({ length: ATENDENTES }, async (_, i): Promise<Conversa> => {
      const cliente = pick(clientes, i)
      const atendente = await buildEquipe(sql, loja, { papel: 'atendente' })
      const sala = await buildSala(sql, loja.idfornecedor, cliente.idcliente)
      return { sala, lados: [cliente, { token: atendente.token }] }
    }),
  )
  const carga = { ms: segundos * 1000, connections: 20 }
  const { idfornecedor } = loja
  // Warm-up: caches, prepared statements, JIT.
  await runLoad(vitrine.port, pedido, { ms: AQUECE_MS })
  await converse(vitrine.port, { idfornecedor, conversas, segundos: AQUECE_MS / 1000, porSegundo })
  const sozinhos = await runLoad(vitrine.port, pedido, carga)
  const so = await converse(vitrine.port, { idfornecedor, conversas, segundos, porSegundo })
  const [juntas, juntos] = await Promise.all([
    converse(vitrine.port, { idfornecedor, conversas, segundos, porSegundo }),
    runLoad(vitrine.port, pedido, carga),
  ])
  process.stdout.write(`\n${porSegundo} messages/s for ${segundos} s, ${ATENDENTES} attendants\n\n`)
  process.stdout.write(CABECA)
  process.stdout.write(writeMedida('messages alone', so))
  process.stdout.write(writeMedida('messages beside orders', juntas))
  const parte = (juntos.perSecond / sozinhos.perSecond).toFixed(2)
  process.stdout.write(
    `orders/s: ${sozinhos.perSecond.toFixed(0)} alone, ${juntos.perSecond.toFixed(0)} beside messages (${parte}); p99 ${sozinhos.p99.toFixed(0)} and ${juntos.p99.toFixed(0)} ms; failed ${sozinhos.failed + juntos.failed}\n`,
  )
}

interface Ritmo {
  idfornecedor: string
  conversas: readonly Conversa[]
  segundos: number
  porSegundo: number
}

async function converse(
  port: number,
  { idfornecedor, conversas, segundos, porSegundo }: Ritmo,
): Promise<Medida> {
  const medida: Medida = {
    enviadas: 0,
    recusadas: 0,
    tempos: [],
    maisVelha: 0,
    naoOuvidas: 0,
    foraDeOrdem: 0,
  }
  const esperadas: Esperadas = new Map()
  const sockets = await Promise.all(
    conversas.flatMap(({ sala, lados }) =>
      lados.map((lado) => listen(port, { idfornecedor, sala, lado, esperadas, medida })),
    ),
  )
  const relogio = setInterval(() => {
    const [primeira] = esperadas.values()
    if (primeira !== undefined) medida.maisVelha = Math.max(medida.maisVelha, performance.now() - primeira)
  }, 1000)
  const quem = conversas.flatMap(({ sala, lados }) => lados.map((lado) => ({ sala, lado })))
  const cada = (quem.length / porSegundo) * 1000
  const fim = performance.now() + segundos * 1000
  await Promise.all(
    quem.map(async ({ sala, lado }, i) => {
      const client = await openClient(port)
      // Each at its own moment; what is late is sent late, and its time counts from when it was due.
      for (let vez = performance.now() + (i / quem.length) * cada; vez < fim; vez += cada) {
        await wait(Math.max(0, vez - performance.now()))
        const idmensagem = uuidv7()
        esperadas.set(idmensagem, vez)
        medida.enviadas += 1
        const status = await client.send(write({ idfornecedor, sala, lado, idmensagem }))
        if (status === 200) continue
        medida.recusadas += 1
        esperadas.delete(idmensagem)
      }
      client.close()
    }),
  )
  for (let ms = 0; ms < DEPOIS_MS && esperadas.size > 0; ms += 50) await wait(50)
  clearInterval(relogio)
  medida.naoOuvidas = esperadas.size
  for (const socket of sockets) socket.disconnect()
  return medida
}

interface Escuta {
  idfornecedor: string
  sala: string
  lado: Lado
  esperadas: Esperadas
  medida: Medida
}

/** A socket in a room, which notes what the other side wrote. */
async function listen(
  port: number,
  { idfornecedor, sala, lado, esperadas, medida }: Escuta,
): Promise<Socket> {
  const { token, idcliente } = lado
  const socket = io(`http://127.0.0.1:${port}`, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
  })
  const ladoDaqui = idcliente === undefined ? 'LOJA' : 'CLIENTE'
  let last = 0
  socket.on('mensagemChat', (dita: { idmensagem: string; lado: string; sequencia: number }) => {
    if (dita.sequencia < last) medida.foraDeOrdem += 1
    last = dita.sequencia
    const vez = esperadas.get(dita.idmensagem)
    if (dita.lado === ladoDaqui || vez === undefined) return
    esperadas.delete(dita.idmensagem)
    medida.tempos.push(performance.now() - vez)
  })
  await socket.emitWithAck('handshake', { idfornecedor, idcliente })
  await socket.emitWithAck('room-handshake', { sala })
  return socket
}

function write({
  idfornecedor,
  sala,
  lado,
  idmensagem,
}: Omit<Escuta, 'esperadas' | 'medida'> & { idmensagem: string }): BenchRequest {
  const { token, idcliente } = lado
  const conteudo = { tipo: 'TEXTO', texto: 'Consegue entregar na quinta de manhã?' }
  return {
    method: 'POST',
    path: `/v4/chat/salas/${sala}/mensagens`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ idfornecedor, idcliente, idmensagem, conteudo }),
  }
}

const CABECA =
  'messages                      sent      p50      p99      max ms   oldest unheard ms   refused  unheard   out of order\n'

function writeMedida(
  nome: string,
  { enviadas, recusadas, tempos, maisVelha, naoOuvidas, foraDeOrdem }: Medida,
): string {
  const ordered = tempos.toSorted((a, b) => a - b)
  const at = (share: number) => ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0
  return `${[
    nome.padEnd(24),
    String(enviadas).padStart(9),
    at(0.5).toFixed(0).padStart(8),
    at(0.99).toFixed(0).padStart(8),
    (ordered.at(-1) ?? 0).toFixed(0).padStart(11),
    maisVelha.toFixed(0).padStart(19),
    String(recusadas).padStart(9),
    String(naoOuvidas).padStart(8),
    String(foraDeOrdem).padStart(14),
  ].join(' ')}\n`
}
