import { useState } from 'react'
import type { FormEvent } from 'react'

import type { DiaFechadoGuardado } from '@vitrine/contract'
import { formatDia, listFeriadosComNome, nameDia, todayIn, type FeriadoComNome } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Checkbox, Notice } from '@vitrine/ui'

import { useTrabalho } from '#shell'

import { useFeriados, type Mudanca } from './use-feriados.ts'

interface FeriadosProps {
  dias: readonly DiaFechadoGuardado[]
  onChange: (mudanca: Mudanca) => void
}

/** National holidays of the next twelve months, closed many at once; those that are closed already are marked. */
export function Feriados({ dias, onChange }: FeriadosProps) {
  const { feriados, livres, escolhidos, marcados, mark, markNacionais } = useMarcados(dias)
  const { falta, isEspera, close } = useFeriados(onChange)
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    // What could not be closed stays marked.
    if (escolhidos.length > 0) await close(escolhidos)
  }
  const quantos = pluralize(escolhidos.length, 'dia', 'dias')
  return (
    <details className="revelar">
      <summary>Escolher entre os feriados dos próximos 12 meses</summary>
      <form
        className="ajustes-form"
        aria-label="Fechar em feriados"
        onSubmit={(event) => void onSubmit(event)}
      >
        <p className="text-ink-muted">Um dia fechado vale também para as formas que atendem em feriados.</p>
        <fieldset className="entrega-feriados">
          <legend className="sr-only">Feriados</legend>
          {feriados.map((feriado) => (
            <Feriado
              key={feriado.data}
              feriado={feriado}
              isFechado={!livres.includes(feriado)}
              isMarcado={marcados.has(feriado.data)}
              isEspera={isEspera}
              onMark={mark}
            />
          ))}
        </fieldset>
        {falta && (
          <Notice tone="danger" live="alert">
            {falta}
          </Notice>
        )}
        <div className="entrega-feriados-acoes">
          <Button type="button" variant="ghost" disabled={isEspera} onClick={markNacionais}>
            Marcar os nacionais
          </Button>
          <Button
            type="submit"
            variant="outline"
            icon="plus"
            loading={isEspera}
            disabled={escolhidos.length === 0}
          >
            {escolhidos.length === 0 ? 'Fechar os marcados' : `Fechar ${quantos}`}
          </Button>
        </div>
      </form>
    </details>
  )
}

interface FeriadoProps {
  feriado: FeriadoComNome
  isFechado: boolean
  isMarcado: boolean
  isEspera: boolean
  onMark: (data: string, isMarcado: boolean) => void
}

function Feriado({ feriado, isFechado, isMarcado, isEspera, onMark }: FeriadoProps) {
  const { data, nome, facultativo } = feriado
  return (
    <Checkbox
      checked={isFechado || isMarcado}
      disabled={isFechado || isEspera}
      onChange={({ target }) => onMark(data, target.checked)}
    >
      {nome}{' '}
      <small>
        {`${nameDia(data)}, ${formatDia(data)}`}
        {facultativo && ', facultativo'}
        {isFechado && ': já fechado'}
      </small>
    </Checkbox>
  )
}

/** The holidays, those among them that are open yet, and which of these are to be closed. */
function useMarcados(dias: readonly DiaFechadoGuardado[]) {
  const { fuso } = useTrabalho().loja
  const [feriados] = useState(() => listFeriadosComNome(todayIn(fuso, new Date())))
  const [marcados, setMarcados] = useState<ReadonlySet<string>>(new Set())
  const fechados = new Set(dias.map(({ data }) => data))
  const livres = feriados.filter(({ data }) => !fechados.has(data))
  return {
    feriados,
    livres,
    escolhidos: livres.filter(({ data }) => marcados.has(data)),
    marcados,
    mark: (data: string, isMarcado: boolean) =>
      setMarcados((antes) => {
        const depois = new Set(antes)
        if (isMarcado) depois.add(data)
        else depois.delete(data)
        return depois
      }),
    markNacionais: () => {
      const nacionais = feriados.filter(({ facultativo }) => !facultativo).map(({ data }) => data)
      setMarcados((antes) => new Set([...antes, ...nacionais]))
    },
  }
}
