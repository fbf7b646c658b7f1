import { formatQuantidade } from '@vitrine/rules/dinheiro'

import { sayConta, sumContas, type Barra } from './say-chamada.ts'

const ALTURA = 72
const PASSO = 10
const PARTES = ['aceitas', 'recusadas', 'falharam'] as const

interface GraficoProps {
  barras: readonly Barra[]
  /** What one bar is. */
  unidade: 'hora' | 'dia'
}

/** Calls over time: a bar for each hour or day, what was refused and what failed upon what was accepted. Its numbers stand below as text. */
export function GraficoDeChamadas({ barras, unidade }: GraficoProps) {
  const totais = barras.map(({ aceitas, recusadas, falharam }) => aceitas + recusadas + falharam)
  const maior = Math.max(...totais)
  const dito = sayConta(sumContas(barras))
  if (maior <= 0) return null
  return (
    <figure className="chamadas-grafico">
      <p>
        <b>{dito}.</b>
      </p>
      <svg
        viewBox={`0 0 ${barras.length * PASSO} ${ALTURA}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Chamadas por ${unidade}. ${dito}; até ${formatQuantidade(maior)} por ${unidade}.`}
      >
        {barras.map((barra, i) => (
          <Coluna key={barra.quando} barra={barra} x={i * PASSO} maior={maior} />
        ))}
      </svg>
      <figcaption>
        <span>{barras[0]?.dito}</span>
        <span>
          até {formatQuantidade(maior)} por {unidade}
        </span>
        <span>{barras.at(-1)?.dito}</span>
      </figcaption>
      <details className="revelar">
        <summary>Números por {unidade}</summary>
        <Numeros barras={barras.filter((_, i) => (totais[i] ?? 0) > 0)} unidade={unidade} />
      </details>
    </figure>
  )
}

function Numeros({ barras, unidade }: GraficoProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (axe: scrollable-region-focusable)
    <div className="chamadas-tabela" role="region" aria-label={`Chamadas por ${unidade}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{unidade === 'hora' ? 'Hora' : 'Dia'}</th>
            <th scope="col">Aceitas</th>
            <th scope="col">Recusadas</th>
            <th scope="col">Falharam</th>
          </tr>
        </thead>
        <tbody>
          {barras.toReversed().map(({ quando, dito, aceitas, recusadas, falharam }) => (
            <tr key={quando}>
              <th scope="row">{dito}</th>
              <td>{formatQuantidade(aceitas)}</td>
              <td>{formatQuantidade(recusadas)}</td>
              <td>{formatQuantidade(falharam)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Coluna({ barra, x, maior }: { barra: Barra; x: number; maior: number }) {
  // The few that failed among many are seen too.
  const alturas = PARTES.map((parte) => (barra[parte] > 0 ? Math.max(2, (barra[parte] / maior) * ALTURA) : 0))
  const topoDe = (posto: number) =>
    ALTURA - alturas.slice(0, posto + 1).reduce((antes, altura) => antes + altura, 0)
  return (
    <g>
      <title>{`${barra.dito}: ${sayConta(barra)}`}</title>
      {PARTES.map((parte, i) => (
        <rect key={parte} data-parte={parte} x={x + 1} width={PASSO - 2} y={topoDe(i)} height={alturas[i]} />
      ))}
    </g>
  )
}
