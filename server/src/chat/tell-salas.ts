import { eventosDoServidor, type DadosDoServidor, type EventoDoServidor } from '@vitrine/contract'

import { Memoria, type Notificacoes, type Sql } from '#infra'

import {
  readAviso,
  readAvisoDoCarrinho,
  readAvisoDoOrcamento,
  type AvisoDoCarrinho,
  type AvisoDoChat,
} from './avisos-do-chat.ts'
import { findLado } from './leitura.repository.ts'
import { listMudancas, type MensagemRow } from './mensagem.repository.ts'
import { quartoDaLoja, quartoDaSala, quartoDoCliente } from './quartos.ts'
import { showMensagem } from './show-sala.ts'

interface Deps {
  sql: Sql
  notificacoes: Notificacoes
  /** Sends to who is in any of these rooms of Socket.IO in this process. */
  emit<E extends EventoDoServidor>(quartos: readonly string[], evento: E, dados: DadosDoServidor<E>): void
  /** Whether anybody of this process is in one of them. */
  isSomebodyIn(quartos: readonly string[]): boolean
  /** Somebody of the team is in a room, or has just come: who has it open in this process says so. */
  onEquipe(idsala: string, veio: boolean): void
  onFalha(error: unknown): void
}

/** Most changes that are read at once. */
const DE_CADA_VEZ = 100
/** Rooms of which is known how far they were told; of a forgotten one something may be told twice. */
const SALAS_LEMBRADAS = 5000

/**
 * Tells the sockets of this process what was written in any: PostgreSQL says which room changed, what changed is read once for all
 * who listen, in the order of the room's revisions. What cannot be read is not lost: `sala` carries the revision, and who is behind asks.
 */
export function tellSalas(deps: Deps): void {
  const { notificacoes, emit, onFalha } = deps
  const tellDesde = createFila(deps)
  notificacoes.onChat((payload) => {
    tellCarrinho(readAvisoDoCarrinho(payload), emit)
    tellOrcamento(readAvisoDoOrcamento(payload), emit)
    const aviso = readAviso(payload)
    if (aviso?.tipo === 'm') tellMudanca(aviso, deps, tellDesde)
    if (aviso?.tipo === 'e') tellEstado(aviso, deps)
    if (aviso?.tipo === 'l') tellLeitura(aviso, deps).catch(onFalha)
    if (aviso?.tipo === 'p' || aviso?.tipo === 'v') tellPresenca(aviso, deps)
    if (aviso?.tipo === 'd') {
      const { sala, lado, idusuario, nome } = aviso
      // Colleagues hear it too: two do not answer at once.
      const quartos = lado === 'LOJA' ? quartosDaSala(sala.idsala) : [quartoDaSala(sala.idsala, 'LOJA')]
      emit(quartos, 'digitando', { sala: sala.idsala, lado, idusuario, nome })
    }
  })
}

/** The team alone hears who is in a room. */
function tellPresenca(
  { tipo, sala: { idsala }, como, idusuario, nome }: AvisoDoChat & { tipo: 'p' | 'v' },
  { emit, onEquipe }: Deps,
): void {
  const lado = tipo === 'p' ? 'LOJA' : 'CLIENTE'
  emit([quartoDaSala(idsala, 'LOJA')], 'presenca', {
    sala: idsala,
    lado,
    idusuario,
    nome,
    aberta: como !== 'FOI',
  })
  if (lado === 'LOJA' && como !== 'FOI') onEquipe(idsala, como === 'VEIO')
}

/** Negotiations are told to both sides, who looks at a cart to the team alone; ids only, each side reads through its call. */
function tellCarrinho(aviso: AvisoDoCarrinho | null, emit: Deps['emit']): void {
  if (!aviso) return
  const { idfornecedor, idcliente } = aviso
  const loja = quartoDaLoja(idfornecedor)
  if (aviso.tipo === 'c')
    emit([loja], 'presenca-carrinho', { idcliente, nome: aviso.nome, aberto: aviso.aberto })
  else
    emit([loja, quartoDoCliente(idfornecedor, idcliente)], 'negociacao', {
      idcliente,
      revisao: aviso.revisao,
    })
}

function tellOrcamento(aviso: ReturnType<typeof readAvisoDoOrcamento>, emit: Deps['emit']): void {
  if (!aviso) return
  const { idfornecedor, ...dita } = aviso
  emit([quartoDaLoja(idfornecedor)], 'orcamento', dita)
}

const quartosDaSala = (idsala: string) => [quartoDaSala(idsala, 'LOJA'), quartoDaSala(idsala, 'CLIENTE')]

function tellMudanca(
  { sala, revisao, soLoja }: AvisoDoChat & { tipo: 'm' },
  { emit, isSomebodyIn }: Deps,
  tellDesde: (idsala: string, desde: number) => void,
): void {
  const { idsala, idfornecedor, idcliente } = sala
  const loja = quartoDaLoja(idfornecedor)
  emit(soLoja ? [loja] : [loja, quartoDoCliente(idfornecedor, idcliente)], 'sala', { sala: idsala, revisao })
  if (isSomebodyIn(quartosDaSala(idsala))) tellDesde(idsala, revisao - 1)
}

/** Who answers, whether it is put off or done: lists are read anew. */
function tellEstado({ sala, soLoja }: AvisoDoChat & { tipo: 'e' }, { emit }: Deps): void {
  const { idsala, idfornecedor, idcliente } = sala
  const loja = quartoDaLoja(idfornecedor)
  emit(soLoja ? [loja] : [loja, quartoDoCliente(idfornecedor, idcliente)], 'sala', {
    sala: idsala,
    revisao: null,
  })
}

async function tellLeitura(
  { sala, lado }: AvisoDoChat & { tipo: 'l' },
  { sql, emit, isSomebodyIn }: Deps,
): Promise<void> {
  const { idsala, idfornecedor, idcliente } = sala
  // Other devices of who has read count anew.
  const propria = lado === 'LOJA' ? quartoDaLoja(idfornecedor) : quartoDoCliente(idfornecedor, idcliente)
  emit([propria], 'sala', { sala: idsala, revisao: null })
  const quartos = quartosDaSala(idsala)
  if (!isSomebodyIn(quartos)) return
  const leitura = await findLado(sql, idsala, lado)
  if (leitura) emit(quartos, 'leitura', { sala: idsala, lado, ...leitura })
}

/** Tells what changed in a room after a revision; a room is told by one reader at a time, from the lowest that was asked for. */
function createFila({ sql, emit, onFalha }: Deps): (idsala: string, desde: number) => void {
  const pendentes = new Map<string, number>()
  /** Up to which revision a room was told: two notices of one moment are read at once, and told once. Who joins later reads for itself. */
  const ditas = new Memoria<number>(SALAS_LEMBRADAS)
  const emCurso = new Set<string>()

  async function drain(idsala: string): Promise<void> {
    if (emCurso.has(idsala)) return
    emCurso.add(idsala)
    try {
      for (let desde = pendentes.get(idsala); desde !== undefined; desde = pendentes.get(idsala)) {
        pendentes.delete(idsala)
        for await (const row of listDesde(sql, idsala, Math.max(desde, ditas.get(idsala) ?? 0))) {
          ditas.set(idsala, row.revisao)
          emit(
            row.interna ? [quartoDaSala(idsala, 'LOJA')] : quartosDaSala(idsala),
            'mensagemChat',
            showMensagem(row),
          )
        }
      }
    } catch (error) {
      onFalha(error)
    } finally {
      emCurso.delete(idsala)
    }
  }

  return (idsala, desde) => {
    pendentes.set(idsala, Math.min(pendentes.get(idsala) ?? Infinity, desde))
    void drain(idsala)
  }
}

async function* listDesde(sql: Sql, idsala: string, inicio: number): AsyncGenerator<MensagemRow> {
  for (let desde = inicio; ;) {
    const rows = await listMudancas(sql, { idsala, desde, limit: DE_CADA_VEZ })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < DE_CADA_VEZ) return
    desde = last.revisao
  }
}

/** An event as the contract declares it: what it does not declare is not sent. */
export function checkEvento<E extends EventoDoServidor>(evento: E, dados: DadosDoServidor<E>): unknown {
  return eventosDoServidor[evento].parse(dados)
}
