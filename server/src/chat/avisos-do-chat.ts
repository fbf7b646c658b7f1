import type { LadoChat } from '@vitrine/contract'

/** What processes tell each other of rooms, by channel `chat` of PostgreSQL; ids and numbers, never words of a message. */
export type AvisoDoChat =
  | { tipo: 'm'; sala: SalaAvisada; revisao: number; soLoja: boolean }
  | { tipo: 'e'; sala: SalaAvisada; soLoja: boolean }
  | { tipo: 'l'; sala: SalaAvisada; lado: LadoChat }
  | { tipo: 'd'; sala: SalaAvisada; lado: LadoChat; idusuario: string; nome: string }

interface SalaAvisada {
  idsala: string
  idfornecedor: string
  idcliente: string
}

/** Reads a payload of channel `chat`; null: not one of ours. */
export function readAviso(payload: string): AvisoDoChat | null {
  const [tipo = '', idsala = '', idfornecedor = '', idcliente = '', quarto = '', quinto = '', ...resto] =
    payload.split(':')
  const sala = { idsala, idfornecedor, idcliente }
  if (tipo === 'm') return { tipo, sala, revisao: Number(quarto), soLoja: quinto === 'LOJA' }
  if (tipo === 'e') return { tipo, sala, soLoja: quarto === 'LOJA' }
  const lado = quarto === 'LOJA' ? 'LOJA' : 'CLIENTE'
  if (tipo === 'l') return { tipo, sala, lado }
  if (tipo === 'd') return { tipo, sala, lado, idusuario: quinto, nome: resto.join(':') }
  return null
}
