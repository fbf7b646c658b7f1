import { formatReais } from '@vitrine/rules/dinheiro'
import { Slot, VisuallyHidden } from '@vitrine/ui'

import type { CelulaGrade, DiaGrade } from './grade.ts'

export interface GradeJanelasProps {
  grade: DiaGrade[]
  value: string | null
  onChange: (valor: string) => void
}

/** Days side by side, windows below each; on a phone the days scroll. Radios named `janela`. */
export function GradeJanelas({ grade, value, onChange }: GradeJanelasProps) {
  return (
    <div
      role="radiogroup"
      aria-label="Dia e horário"
      className="-mx-gutter flex snap-x scroll-px-gutter gap-2 overflow-x-auto px-gutter pb-1 [scrollbar-width:none] lg:mx-0 lg:grid lg:grid-cols-5 lg:overflow-visible lg:px-0"
    >
      {grade.map(({ data, titulo, sub, celulas }) => (
        <div key={data} className="grid w-28 flex-none snap-start content-start gap-1.5 lg:w-auto">
          <p className="mb-1 leading-tight">
            <b>{titulo}</b>
            <span className="block text-12 text-ink-muted">{sub}</span>
          </p>
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
  const { valor, rotulo, forma, taxa, disponivel } = celula
  const isChosen = value === valor
  return (
    <Slot
      name="janela"
      value={valor}
      disabled={!disponivel}
      checked={isChosen}
      onChange={() => onChange(valor)}
      title={forma}
    >
      <VisuallyHidden>{`${dia}, `}</VisuallyHidden>
      {rotulo}
      <Preco taxa={taxa} disponivel={disponivel} isChosen={isChosen} />
    </Slot>
  )
}

function Preco({ taxa, disponivel, isChosen }: { taxa: number; disponivel: boolean; isChosen: boolean }) {
  if (!disponivel) return <small>encerrado</small>
  if (taxa > 0) return <small>{formatReais(taxa)}</small>
  return <small className={isChosen ? undefined : 'font-semibold text-success'}>grátis</small>
}
