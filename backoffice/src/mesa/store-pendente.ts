import type { RefObject } from 'react'

import type { GradeDoOrcamento } from '@vitrine/contract'
import type { Answer } from '@vitrine/contract/client'
import { showToast } from '@vitrine/ui'

import { api } from '#shell'

import {
  findConflitos,
  isNada,
  minus,
  nada,
  without,
  type LinhaEmConflito,
  type Pendente,
} from './pendente.ts'

const RASCUNHO = 'PUT /painel/v1/pedidos/{num}/orcamento/rascunho'
type Falhou = Extract<Answer<typeof RASCUNHO>, { ok: false }>

/** How often a draft that others write in, too, is tried at once. */
const VEZES = 5

/** What is stored, and who is told of how it goes. */
export interface Motor {
  num: number
  /** The budget as the shop has it now. */
  current: RefObject<GradeDoOrcamento>
  take(grade: GradeDoOrcamento): void
  onAbaixo(baixos: readonly (readonly [number, number])[]): void
  read(): Pendente
  put(pendente: Pendente): void
  setTipo(tipo: 'salvo' | 'gravando' | 'esperando'): void
  isParado(): boolean
  /** Nothing is stored until somebody chose. */
  stop(conflito: { por: string; linhas: LinhaEmConflito[] }): void
}

/** Writes in the draft as it was seen last. */
export const postRascunho = ({ num, current }: Motor, mudanca: object) =>
  api(RASCUNHO, { params: { num }, body: { visto: current.current.rascunho.revisao, ...mudanca } })

export async function readGrade({ num, take }: Pick<Motor, 'num' | 'take'>): Promise<void> {
  const resposta = await api('GET /painel/v1/pedidos/{num}/orcamento', { params: { num } })
  if (resposta.ok) take(resposta.dados)
}

/** Stores what waits; whether all of it is. */
export async function storePendente(motor: Motor, vezes = VEZES): Promise<boolean> {
  const levado = motor.read()
  if (motor.isParado()) return false
  if (isNada(levado)) return true
  motor.setTipo('gravando')
  const { escritos, cabeca } = levado
  const linhas = [...escritos].map(([sequencia, escrito]) => ({ sequencia, ...escrito }))
  const resposta = await postRascunho(motor, { linhas, ...cabeca })
  if (!resposta.ok) {
    const isDeNovo = await settleFalha(motor, resposta, levado)
    return isDeNovo && vezes > 1 ? storePendente(motor, vezes - 1) : false
  }
  motor.take(resposta.dados)
  motor.put(minus(motor.read(), levado))
  motor.setTipo('salvo')
  return storePendente(motor)
}

/** Whether it is worth another try at once. */
async function settleFalha(motor: Motor, { status, falha }: Falhou, levado: Pendente): Promise<boolean> {
  if (status === 0 || status >= 500) {
    motor.setTipo('esperando')
    return false
  }
  if (falha.codigo === 'rascunho_mudou') return meetOutro(motor, levado)
  const sequencia = falha.detalhes?.sequencia
  if (falha.codigo === 'preco_fora_do_limite' && typeof sequencia === 'number') {
    const preco = levado.escritos.get(sequencia)?.preco
    motor.put(without(motor.read(), [sequencia]))
    if (typeof preco === 'number') motor.onAbaixo([[sequencia, preco]])
    await readGrade(motor)
    return true
  }
  motor.put(nada)
  motor.setTipo('salvo')
  showToast(Object.values(falha.campos ?? {})[0] ?? falha.error)
  await readGrade(motor)
  return false
}

async function meetOutro(motor: Motor, levado: Pendente): Promise<boolean> {
  const base = motor.current.current
  await readGrade(motor)
  const nova = motor.current.current
  const linhas = findConflitos(levado, base, nova)
  if (linhas.length === 0) return true
  motor.stop({ por: nova.rascunho.por ?? 'Outra pessoa', linhas })
  return false
}
