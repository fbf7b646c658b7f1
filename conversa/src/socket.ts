import { io, type Socket } from 'socket.io-client'

import type { DadosDoServidor, EventoDoServidor } from '@vitrine/contract'
import { CAMINHO_SOCKET, TENTATIVAS_SOCKET } from '@vitrine/contract/chat'

import type { QuemConversa } from './quem-conversa.ts'

interface Deps {
  quem: QuemConversa
  tell<E extends EventoDoServidor>(evento: E, dados: DadosDoServidor<E>): void
  /** The handshake was answered. */
  onEntrada(): void
  /** The connection is lost, and tried again. */
  onQueda(): void
  /** All tries failed, or the shop does not want this session. */
  onDesistencia(): void
}

/**
 * The websocket with the session's cookie, and its handshake (§4 Chat); after the tries of §9 it gives up. A websocket alone: the other
 * transport of the library would ask again and again, as the calls do.
 */
export function createSocket({ quem, tell, onEntrada, onQueda, onDesistencia }: Deps): Socket {
  const socket = io({
    path: CAMINHO_SOCKET,
    transports: ['websocket'],
    // A proxy that lets a websocket hang is as good as none.
    timeout: 8000,
    reconnectionAttempts: TENTATIVAS_SOCKET,
    reconnectionDelay: 500,
    reconnectionDelayMax: 4000,
  })
  socket.onAny((evento: EventoDoServidor, dados) => tell(evento, dados))
  socket.on('connect', () => {
    socket.timeout(10_000).emit('handshake', quem, (erro: unknown, resposta?: { falha?: unknown }) => {
      if (!erro && !resposta?.falha) return onEntrada()
      socket.disconnect()
      onDesistencia()
    })
  })
  socket.on('disconnect', (motivo) => {
    onQueda()
    // Sent away: the session or its rights changed. Once more as who it is now; the handshake says.
    if (motivo === 'io server disconnect') socket.connect()
  })
  socket.io.on('reconnect_failed', onDesistencia)
  return socket
}
