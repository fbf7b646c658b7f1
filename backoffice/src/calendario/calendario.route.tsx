import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'

import { todayIn } from '@vitrine/rules/data'
import { composeCalendario } from '@vitrine/rules/politica'
import { buttonClass, EmptyState, Icon } from '@vitrine/ui'

import { MolduraDosPrecos, sayPolitica } from '#politica'
import { sayReajuste } from '#reajuste'
import { urlsPainel, useTrabalho } from '#shell'

import { addMes, listDias, nameMeses } from './dias-do-calendario.ts'
import { LinhasDoCalendario } from './linhas-do-calendario.tsx'
import type { loadCalendario } from './load-calendario.ts'

import './calendario.css'

export { loadCalendario as loader } from './load-calendario.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Calendário de preços' }

/** Which policies hold when, where they meet, where nothing stands between two, and which prices will change (ux 3.6). */
export default function TelaDoCalendario() {
  const { mes, meses, dados, semDireito } = useLoaderData<typeof loadCalendario>()
  return (
    <MolduraDosPrecos
      parte="calendario"
      titulo="Calendário de preços"
      frase="Quais políticas valem quando, onde se encontram, e o que está agendado."
      oQue="o calendário"
      semDireito={semDireito}
      isSoLeitura
    >
      {dados && <Calendario dados={dados} mes={mes} meses={meses} />}
    </MolduraDosPrecos>
  )
}

type Carregado = Awaited<ReturnType<typeof loadCalendario>>
type CalendarioProps = Pick<Carregado, 'mes' | 'meses'> & { dados: NonNullable<Carregado['dados']> }

function Calendario({ dados, mes, meses }: CalendarioProps) {
  const { fuso } = useTrabalho().loja
  const [hoje] = useState(() => todayIn(fuso, new Date()))
  const primeiro = mes ?? hoje.slice(0, 7)
  const dias = listDias(primeiro, meses)
  const linhas = composeCalendario(dados.politicas, dias)
  const agendados = dados.agendados
    .filter(({ dia }) => dia !== null && dia >= dias.de && dia <= dias.ate)
    .map((reajuste) => ({ ...reajuste, frase: sayReajuste(reajuste, dados) }))
  return (
    <>
      <Meses primeiro={primeiro} meses={meses} titulo={nameMeses(dias)} />
      {linhas.length + agendados.length === 0 ? (
        <EmptyState icon="calendar" title="Nada nestes dias">
          Nenhuma política ligada vale, e nenhum reajuste está agendado.
        </EmptyState>
      ) : (
        <LinhasDoCalendario
          linhas={linhas}
          agendados={agendados}
          say={(politica) => sayPolitica(politica, dados)}
          dias={dias}
          meses={meses}
          hoje={hoje}
        />
      )}
    </>
  )
}

function Meses({ primeiro, meses, titulo }: { primeiro: string; meses: 1 | 3; titulo: string }) {
  const { slug } = useTrabalho().loja
  const hrefOf = (mes: string, quantos = meses) =>
    urlsPainel.calendarioDePrecos(slug, { mes, ...(quantos === 3 && { meses: '3' }) })
  return (
    <nav aria-label="Meses" className="calendario-meses">
      <Link className={buttonClass({ variant: 'outline', size: 's' })} to={hrefOf(addMes(primeiro, -meses))}>
        <Icon name="chevron-left" /> <span className="sr-only">Meses antes</span>
      </Link>
      <h2 aria-live="polite">{titulo}</h2>
      <Link className={buttonClass({ variant: 'outline', size: 's' })} to={hrefOf(addMes(primeiro, meses))}>
        <Icon name="chevron-right" /> <span className="sr-only">Meses depois</span>
      </Link>
      {([1, 3] as const).map((quantos) => (
        <Link
          key={quantos}
          className="chip"
          to={hrefOf(primeiro, quantos)}
          aria-current={quantos === meses ? 'page' : undefined}
        >
          {quantos === 1 ? 'Um mês' : 'Três meses'}
        </Link>
      ))}
    </nav>
  )
}
