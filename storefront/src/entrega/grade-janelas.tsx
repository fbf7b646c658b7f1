import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Slot, VisuallyHidden } from '@vitrine/ui'

import type { CelulaGrade, DiaGrade } from './grade.ts'

export interface GradeJanelasProps {
  grade: DiaGrade[]
  value: string | null
  onChange: (valor: string) => void
}

/** Below this, how many places are left is worth a word. */
const POUCAS_VAGAS = 3

/** Days side by side, windows below each; on a phone the days scroll. Radios named `janela`. */
export function GradeJanelas({ grade, value, onChange }: GradeJanelasProps) {
  return (
    <div
      role="radiogroup"
      aria-label="Dia e horário"
      className="-mx-gutter flex snap-x scroll-px-gutter gap-2 overflow-x-auto px-gutter pb-1 [scrollbar-width:none] lg:mx-0 lg:grid lg:auto-cols-[minmax(88px,1fr)] lg:grid-flow-col lg:px-0"
    >
      {grade.map(({ data, titulo, sub, fechado, celulas }) => (
        <div key={data} className="grid w-28 flex-none snap-start content-start gap-1.5 lg:w-auto">
          <p className="mb-1 leading-tight">
            <b>{titulo}</b>
            <span className="block text-12 text-ink-muted">{sub}</span>
          </p>
          {fechado && (
            <p className="slot bg-surface-2 text-ink-muted">
              Fechado
              <small>{fechado}</small>
            </p>
          )}
          {celulas.map((celula) => (
            <Celula key={celula.valor} celula={celula} dia={titulo} value={value} onChange={onChange} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface CelulaProps extends Pick<GradeJanelasProps, 'value' | 'onChange'> {
  celula: CelulaGrade
  dia: string
}

function Celula({ celula, dia, value, onChange }: CelulaProps) {
  const { valor, rotulo, forma, situacao } = celula
  const isChosen = value === valor
  return (
    <Slot
      name="janela"
      value={valor}
      disabled={situacao !== 'LIVRE'}
      checked={isChosen}
      onChange={() => onChange(valor)}
      title={forma}
    >
      <VisuallyHidden>{`${dia}, `}</VisuallyHidden>
      {rotulo}
      <Preco celula={celula} isChosen={isChosen} />
    </Slot>
  )
}

function Preco({ celula, isChosen }: { celula: CelulaGrade; isChosen: boolean }) {
  const { situacao, taxa, vagas } = celula
  if (situacao === 'ENCERRADA') return <small>encerrado</small>
  if (situacao === 'ESGOTADA') return <small>Esgotado</small>
  const restam = vagas !== null && vagas <= POUCAS_VAGAS && pluralize(vagas, 'vaga', 'vagas')
  return (
    <>
      <small className={taxa === 0 && !isChosen ? 'font-semibold text-success' : undefined}>
        {taxa === 0 ? 'grátis' : formatReais(taxa)}
      </small>
      {restam && <small>{vagas === 1 ? 'última vaga' : `só ${restam}`}</small>}
    </>
  )
}
