import type { ReactNode } from 'react'

import type { MudancaRegistrada } from '@vitrine/contract'
import { formatInstante } from '@vitrine/rules/data'
import { Button, Modal, Notice, Skeleton } from '@vitrine/ui'

import { useTrabalho } from '#shell'

import './historico.css'

const verbos: Record<MudancaRegistrada['acao'], string> = {
  CRIADO: 'criou',
  MUDADO: 'mudou',
  REMOVIDO: 'apagou',
}

interface HistoricoProps<M> {
  titulo: string
  /** Where nothing happened. */
  vazio: string
  /** Null: not read yet. */
  lidas: readonly M[] | null
  isFalha: boolean
  again: () => void
  /** What can be done with a change. */
  renderAcoes?: (mudanca: M) => ReactNode
  /** What went wrong with that, in words. */
  recusa?: string | null
  onClose: () => void
}

/** What became of something: who, when, what, and how it stood before. */
export function HistoricoDeMudancas<M extends MudancaRegistrada>(props: HistoricoProps<M>) {
  const { titulo, vazio, lidas, isFalha, again, renderAcoes, recusa, onClose } = props
  return (
    <Modal open onClose={onClose} title={titulo}>
      {recusa && (
        <Notice tone="danger" live="alert">
          {recusa}
        </Notice>
      )}
      {isFalha && (
        <Notice
          tone="danger"
          live="alert"
          action={
            <Button variant="outline" size="s" onClick={again}>
              Tentar de novo
            </Button>
          }
        >
          Não conseguimos ler o histórico. Nada se perdeu.
        </Notice>
      )}
      {!lidas && !isFalha && <Skeleton style={{ height: 120 }} />}
      {lidas?.length === 0 && <p>{vazio}</p>}
      {lidas && lidas.length > 0 && (
        <ol className="historico" aria-label="Mudanças">
          {lidas.map((mudanca) => (
            <Mudanca key={mudanca.idevento} mudanca={mudanca}>
              {renderAcoes?.(mudanca)}
            </Mudanca>
          ))}
        </ol>
      )}
    </Modal>
  )
}

function Mudanca({ mudanca, children }: { mudanca: MudancaRegistrada; children: ReactNode }) {
  const { acao, quem, quando, campos } = mudanca
  const { fuso } = useTrabalho().loja
  return (
    <li>
      <p>
        <b>{quem.nome}</b> {verbos[acao]} em <time dateTime={quando}>{formatInstante(quando, fuso)}</time>
      </p>
      {acao === 'MUDADO' &&
        campos.map(({ campo, antes, depois }) => (
          <p key={campo} className="text-ink-muted">
            {campo}: {antes ?? 'vazio'} → {depois ?? 'vazio'}
          </p>
        ))}
      {children}
    </li>
  )
}
