import type { LojaColeta } from '@vitrine/contract'
import { addDias, FUSO_PADRAO, nameDiaCurto, todayIn, weekdayOf } from '@vitrine/rules/data'
import { formatHoras } from '@vitrine/rules/entrega'
import { Icon } from '@vitrine/ui'

import { useRaiz } from '#shell'

/** Stores to pick up at, as buttons that choose one; with or without script. */
export function LojasColeta({
  lojas,
  onChoose,
}: {
  lojas: LojaColeta[]
  onChoose?: (loja: LojaColeta) => void
}) {
  const fuso = useRaiz().loja?.fuso ?? FUSO_PADRAO
  return (
    <ul className="grid gap-2">
      {lojas.map((loja) => (
        <li key={loja.idloja}>
          <button
            name="idloja"
            value={loja.idloja}
            className="flex min-h-16 w-full items-center gap-3 rounded-md border border-line px-4 py-3 text-left hover:border-line-strong"
            onClick={(event) => {
              if (!onChoose) return
              event.preventDefault()
              onChoose(loja)
            }}
          >
            <Icon name="store" />
            <span className="min-w-0">
              <b className="block">{loja.nome}</b>
              <span className="block text-12 text-ink-muted">{loja.descricao_endereco_loja}</span>
              <span className="block text-12 text-ink-muted">
                {describeHorario(loja, todayIn(fuso, new Date()))}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** 'Hoje, 8h–20h' of the store's week, Monday first, on its day 'YYYY-MM-DD'. */
export function describeHorario({ horarios }: Pick<LojaColeta, 'horarios'>, hoje: string): string {
  for (let passo = 0; passo < 7; passo++) {
    const dia = addDias(hoje, passo)
    const [abre, fecha] = horarios[weekdayOf(dia) - 1]?.split('-') ?? []
    if (!abre || !fecha) continue
    const quando = passo === 0 ? 'Hoje' : `Abre ${passo === 1 ? 'amanhã' : nameDiaCurto(dia)}`
    return `${quando}, ${formatHoras(abre, fecha)}`
  }
  return ''
}
