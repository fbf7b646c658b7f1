import { formatDia, formatDiaCurto } from '@vitrine/rules/data'
import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'

const ALTURA = 72

interface BarrasProps {
  porDia: readonly { dia: string; pedidos: number; desconto: number }[]
}

/** A bar for what is taken off each day; the highest day is said in words. */
export function Barras({ porDia }: BarrasProps) {
  const maior = porDia.reduce((antes, dia) => (dia.desconto > antes.desconto ? dia : antes), {
    dia: '',
    pedidos: 0,
    desconto: 0,
  })
  const [primeiro] = porDia
  const ultimo = porDia.at(-1)
  if (maior.desconto === 0 || !primeiro || !ultimo) return null
  const comDesconto = porDia.filter(({ desconto }) => desconto > 0).length
  const dito = `Desconto por dia: em ${pluralize(comDesconto, 'dia', 'dias')}; o maior, ${formatReais(maior.desconto)}, em ${formatDia(maior.dia)}.`
  return (
    <figure className="ensaio-barras">
      <svg
        viewBox={`0 0 ${porDia.length * 10} ${ALTURA}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={dito}
      >
        {porDia.map(({ dia, pedidos, desconto }, i) => {
          const altura = Math.max(desconto > 0 ? 2 : 0.5, (desconto / maior.desconto) * ALTURA)
          return (
            <rect key={dia} x={i * 10 + 1} width={8} y={ALTURA - altura} height={altura}>
              <title>{`${formatDiaCurto(dia)}: ${formatReais(desconto)} em ${pluralize(pedidos, 'pedido', 'pedidos')}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption>
        <span>{formatDiaCurto(primeiro.dia)}</span>
        <span>até {formatReais(maior.desconto)} por dia</span>
        <span>{formatDiaCurto(ultimo.dia)}</span>
      </figcaption>
    </figure>
  )
}
