import type { Socket } from 'socket.io'
import { z } from 'zod'

import { eventosDoCliente, type DadosDoCliente, type EventoDoCliente } from '@vitrine/contract'

import { toFalha } from '#chamada'
import { Falha } from '#infra'

/** Events of one socket in ten seconds: a person types, a program that asks for more is refused. */
const POR_DEZ_SEGUNDOS = 60

/** When each of the last events of a socket came. */
export type Vezes = number[]

/** Validates what comes and what is answered, as a call does; an error is answered, never thrown into the socket. */
export function listen<E extends EventoDoCliente>(
  socket: Socket,
  vezes: Vezes,
  evento: E,
  handle: (dados: DadosDoCliente<E>) => Promise<unknown>,
): void {
  const { dados: Dados, resposta } = eventosDoCliente[evento]
  socket.on(evento as string, async (raw: unknown, ack: unknown) => {
    const answer = typeof ack === 'function' ? (ack as (resposta: unknown) => void) : () => {}
    try {
      takeVez(vezes)
      const lido = Dados.safeParse(raw)
      if (!lido.success) throw new Falha('entrada_invalida')
      // The schema of this very event: the compiler does not follow the key.
      answer(resposta.parse({ dados: await handle(lido.data as DadosDoCliente<E>) }))
    } catch (error) {
      const { codigo, message } = toFalha(
        error instanceof z.ZodError ? new Error('chat answer', { cause: error }) : error,
      )
      answer({ falha: { codigo, error: message } })
    }
  })
}

/** Errors: `muitas_requisicoes`. */
function takeVez(vezes: Vezes): void {
  const agora = Date.now()
  while (vezes[0] !== undefined && vezes[0] <= agora - 10_000) vezes.shift()
  if (vezes.length >= POR_DEZ_SEGUNDOS) throw new Falha('muitas_requisicoes', { detalhes: { segundos: 10 } })
  vezes.push(agora)
}
