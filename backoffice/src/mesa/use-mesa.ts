import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'

import type { CorpoFalha, GradeDoOrcamento } from '@vitrine/contract'
import { ligacaoOf } from '@vitrine/conversa'
import { toDecimilesimos } from '@vitrine/rules/dinheiro'
import { showToast } from '@vitrine/ui'

import { useTrabalho } from '#shell'

import type { Cabeca } from './pendente.ts'
import { previewLinhas, type LinhaNaTela } from './preview-mesa.ts'
import { readGrade } from './store-pendente.ts'
import { useGravacao, type EstadoDaGravacao } from './use-gravacao.ts'

/** How many acts can be taken back. */
const DESFEITOS = 50

/** The price of a line; null: as the version before, or the table. */
export interface PrecoDaLinha {
  sequencia: number
  preco: number | null
}

/** A budget on the desk: as the shop has it, as it is written in, and how acts in it are done. */
export interface Mesa {
  grade: GradeDoOrcamento
  linhas: LinhaNaTela[]
  cabeca: Required<Cabeca>
  gravacao: EstadoDaGravacao
  /** Prices below their floors, by line. */
  abaixo: ReadonlyMap<number, number>
  /** Writes prices; those below their floor wait for a word of who writes. */
  writePrecos(precos: readonly PrecoDaLinha[]): void
  writeRecado(sequencia: number, recado: string): void
  writeCabeca(cabeca: Cabeca): void
  /** Those lines are as they were. */
  dropAbaixo(sequencias: readonly number[]): void
  /** Asks a supervisor for the prices below their floors. */
  askSupervisor(sequencias: readonly number[]): Promise<void>
  /** Null: there is nothing to take back. */
  undo: (() => void) | null
  /** Remembers what lines are, before an act of the shop on several of them. */
  remember(sequencias: readonly number[]): void
  /** Stores what was written; false: it could not be. */
  flush(): Promise<boolean>
  take(grade: GradeDoOrcamento): void
  /** As the shop has it now, drawn or not. */
  current(): GradeDoOrcamento
  readAgain(): Promise<void>
  /** Says what was refused, and reads the budget again. */
  tell(resposta: { status: number; falha: CorpoFalha }): Promise<void>
}

export function useMesa(lida: GradeDoOrcamento): Mesa {
  const { grade, current, take } = useGrade(lida)
  const { abaixo, addAbaixo, dropAbaixo } = useAbaixo()
  const num = lida.numpedido
  const gravacao = useGravacao({ num, current, take, onAbaixo: addAbaixo })
  const { escritos, cabeca } = gravacao.pendente
  useReleitura(num, () => readGrade({ num, take }), current)
  function write(precos: readonly PrecoDaLinha[]) {
    const baixos = precos.filter((preco) => isBaixo(preco, grade))
    dropAbaixo(precos.map(({ sequencia }) => sequencia))
    addAbaixo(baixos.map(({ sequencia, preco }) => [sequencia, preco ?? 0]))
    const escritas = precos.filter((preco) => !baixos.includes(preco))
    if (escritas.length > 0)
      gravacao.write(new Map(escritas.map(({ sequencia, preco }) => [sequencia, { preco }])))
  }
  const { undo, remember } = useDesfeitos(grade.rascunho.versao, {
    read: (sequencias) => readPrecos(sequencias, grade, escritos),
    write,
  })
  return {
    grade,
    abaixo,
    undo,
    remember,
    dropAbaixo,
    take,
    linhas: previewLinhas(grade, { escritos, abaixo }),
    cabeca: { ...cabecaOf(grade), ...cabeca },
    gravacao: gravacao.estado,
    writePrecos(precos) {
      remember(precos.map(({ sequencia }) => sequencia))
      write(precos)
    },
    writeRecado: (sequencia, recado) => gravacao.write(new Map([[sequencia, { recado }]])),
    writeCabeca: (nova) => gravacao.write(new Map(), nova),
    async askSupervisor(sequencias) {
      const pedidos = sequencias.flatMap((sequencia) => {
        const preco = abaixo.get(sequencia)
        return preco === undefined ? [] : [{ sequencia, preco, pede_supervisor: true as const }]
      })
      if (pedidos.length > 0 && (await gravacao.send(pedidos))) dropAbaixo(sequencias)
    },
    flush: gravacao.flush,
    current: () => current.current,
    readAgain: () => readGrade({ num, take }),
    async tell({ status, falha }) {
      showToast(Object.values(falha.campos ?? {})[0] ?? falha.error)
      if (status !== 0) await readGrade({ num, take })
    },
  }
}

const cabecaOf = ({ rascunho, somas }: GradeDoOrcamento): Required<Cabeca> => ({
  taxaentrega: somas.taxaentrega,
  validade: rascunho.validade,
  observacao: rascunho.observacao,
  condicoes: rascunho.condicoes,
})

function isBaixo({ sequencia, preco }: PrecoDaLinha, { linhas }: GradeDoOrcamento): boolean {
  const piso = linhas.find((linha) => linha.sequencia === sequencia)?.piso ?? null
  return preco !== null && piso !== null && toDecimilesimos(preco) < toDecimilesimos(piso)
}

/** What lines say by themselves now. */
function readPrecos(
  sequencias: readonly number[],
  { linhas }: GradeDoOrcamento,
  escritos: ReturnType<typeof useGravacao>['pendente']['escritos'],
): PrecoDaLinha[] {
  return linhas
    .filter(({ sequencia }) => sequencias.includes(sequencia))
    .map(({ sequencia, escrito, preco }) => {
      const novo = escritos.get(sequencia)?.preco
      return { sequencia, preco: novo === undefined && escrito ? preco : (novo ?? null) }
    })
}

function useGrade(lida: GradeDoOrcamento) {
  const [grade, setGrade] = useState(lida)
  const current = useRef(lida)
  return {
    grade,
    current,
    take(nova: GradeDoOrcamento) {
      // An answer that was overtaken shows nothing.
      if (nova.rascunho.revisao < current.current.rascunho.revisao) return
      current.current = nova
      setGrade(nova)
    },
  }
}

function useAbaixo() {
  const [abaixo, setAbaixo] = useState<ReadonlyMap<number, number>>(new Map())
  return {
    abaixo,
    addAbaixo: (baixos: readonly (readonly [number, number])[]) =>
      setAbaixo((antes) => new Map([...antes, ...baixos])),
    dropAbaixo: (sequencias: readonly number[]) =>
      setAbaixo((antes) => new Map([...antes].filter(([sequencia]) => !sequencias.includes(sequencia)))),
  }
}

interface Precos {
  read(sequencias: readonly number[]): PrecoDaLinha[]
  write(precos: readonly PrecoDaLinha[]): void
}

/** Acts on this version that can be taken back, the last first. */
function useDesfeitos(versao: number, { read, write }: Precos) {
  const [feitos, setFeitos] = useState<readonly { versao: number; antes: PrecoDaLinha[] }[]>([])
  const last = feitos.at(-1)
  function undo() {
    write(last?.antes ?? [])
    setFeitos(feitos.slice(0, -1))
  }
  return {
    undo: last?.versao === versao ? undo : null,
    remember: (sequencias: readonly number[]) =>
      setFeitos((todos) => [...todos.slice(1 - DESFEITOS), { versao, antes: read(sequencias) }]),
  }
}

/** Somebody writes in a cell: what stood there when it began is what is written over, and what came since is asked about. */
const isTyping = () => document.activeElement?.classList.contains('celula-campo') === true

/** What was typed is stored first (600 ms), so that a colleague's word for the same line is asked about. */
const DEPOIS_MS = 1500

function afterTyping(read: () => void): void {
  document.addEventListener('focusout', () => setTimeout(read, DEPOIS_MS), { once: true })
}

/**
 * Reads again what a colleague wrote, or the customer did, as it is told. Where nothing is told it is asked for by calls (`pergunta`), and
 * always by who comes back to it.
 */
function useReleitura(num: number, read: () => Promise<void>, current: RefObject<GradeDoOrcamento>): void {
  const { idfornecedor } = useTrabalho().loja
  const readNow = useEffectEvent(() => void read())
  const readAgain = useEffectEvent(() => {
    if (document.hidden) return
    if (isTyping()) afterTyping(readNow)
    else void read()
  })
  const onDito = useEffectEvent(({ numpedido, revisao }: { numpedido: number; revisao: number | null }) => {
    // What one has written oneself is known already.
    if (numpedido === num && (revisao === null || revisao > current.current.rascunho.revisao)) readAgain()
  })
  useEffect(() => {
    const onVolta = () => readAgain()
    const unfollow = ligacaoOf({ idfornecedor }).follow({
      orcamento: (dita) => onDito(dita),
      aoVivo: onVolta,
      reler: onVolta,
      pergunta: onVolta,
    })
    document.addEventListener('visibilitychange', onVolta)
    return () => {
      unfollow()
      document.removeEventListener('visibilitychange', onVolta)
    }
  }, [idfornecedor])
}
