import type { LadoChat } from '@vitrine/contract'

/** What processes tell each other of rooms, by channel `chat` of PostgreSQL; ids and numbers, never words of a message. */
export type AvisoDoChat =
  | { tipo: 'm'; sala: SalaAvisada; revisao: number; soLoja: boolean }
  | { tipo: 'e'; sala: SalaAvisada; soLoja: boolean }
  | { tipo: 'l'; sala: SalaAvisada; lado: LadoChat }
  | { tipo: 'd'; sala: SalaAvisada; lado: LadoChat; idusuario: string; nome: string }
  /** Somebody of the team has come to a room (others who are there say so), is there, or has gone; `v`: of its customer. */
  | ({ tipo: 'p' | 'v'; sala: SalaAvisada } & Presenca)

interface Presenca {
  como: 'VEIO' | 'ESTA' | 'FOI'
  idusuario: string
  nome: string
}

/** What processes tell each other of carts by the same channel. */
export type AvisoDoCarrinho =
  /** Something in the negotiation of a cart; null: there is none any more. */
  | { tipo: 'n'; idfornecedor: string; idcliente: string; revisao: number | null }
  /** A customer looks at its cart, or no more. */
  | { tipo: 'c'; idfornecedor: string; idcliente: string; aberto: boolean; nome: string }

/** Reads a payload of channel `chat` about a cart; null: about something else. */
export function readAvisoDoCarrinho(payload: string): AvisoDoCarrinho | null {
  const [tipo, , idfornecedor = '', idcliente = '', valor = '', ...nome] = payload.split(':')
  const carrinho = { idfornecedor, idcliente }
  if (tipo === 'n') return { tipo, ...carrinho, revisao: valor === '' ? null : Number(valor) }
  return tipo === 'c' ? { tipo, ...carrinho, aberto: valor === 'ABERTO', nome: nome.join(':') } : null
}

/** Something of a budget, by the same channel; `revisao` of its draft, null: of the order. */
export interface AvisoDoOrcamento {
  idfornecedor: string
  numpedido: number
  revisao: number | null
}

/** Reads a payload of channel `chat` about a budget; null: about something else. */
export function readAvisoDoOrcamento(payload: string): AvisoDoOrcamento | null {
  const [tipo, , idfornecedor = '', numpedido = '', revisao = ''] = payload.split(':')
  if (tipo !== 'o') return null
  return { idfornecedor, numpedido: Number(numpedido), revisao: revisao === '' ? null : Number(revisao) }
}

interface SalaAvisada {
  idsala: string
  idfornecedor: string
  idcliente: string
}

/** Parts of a payload after the room, of each kind. */
const leitores: Record<AvisoDoChat['tipo'], (sala: SalaAvisada, partes: readonly string[]) => AvisoDoChat> = {
  m: (sala, [revisao, lado]) => ({ tipo: 'm', sala, revisao: Number(revisao), soLoja: lado === 'LOJA' }),
  e: (sala, [lado]) => ({ tipo: 'e', sala, soLoja: lado === 'LOJA' }),
  l: (sala, [lado]) => ({ tipo: 'l', sala, lado: ladoOf(lado) }),
  d: (sala, [lado, idusuario = '', ...nome]) => ({
    tipo: 'd',
    sala,
    lado: ladoOf(lado),
    idusuario,
    nome: nome.join(':'),
  }),
  p: (sala, partes) => ({ tipo: 'p', sala, ...presencaOf(partes) }),
  v: (sala, partes) => ({ tipo: 'v', sala, ...presencaOf(partes) }),
}

function presencaOf([como, idusuario = '', ...nome]: readonly string[]): Presenca {
  return {
    como: como === 'VEIO' || como === 'FOI' ? como : 'ESTA',
    idusuario,
    nome: nome.join(':'),
  }
}

const ladoOf = (texto: string | undefined) => (texto === 'LOJA' ? 'LOJA' : 'CLIENTE')
const isTipo = (tipo: string): tipo is AvisoDoChat['tipo'] => Object.hasOwn(leitores, tipo)

/** Reads a payload of channel `chat`; null: not one of ours. */
export function readAviso(payload: string): AvisoDoChat | null {
  const [tipo = '', idsala = '', idfornecedor = '', idcliente = '', ...partes] = payload.split(':')
  return isTipo(tipo) ? leitores[tipo]({ idsala, idfornecedor, idcliente }, partes) : null
}
