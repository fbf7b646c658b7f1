import type { CSSProperties } from 'react'

import { formatPrecoUnitario, formatQuantidade } from '@vitrine/rules/dinheiro'
import type { FaixaPreco } from '@vitrine/rules/preco'

interface CurvaProps {
  curva: readonly FaixaPreco[]
  /** Null: not known. */
  custo: number | null
}

/** Beyond so many tiers only the first and the last price are written: the table beside it has them all. */
const MAX_ESCRITAS = 6

/** The price of one unit by quantity, each tier as wide as the others: what the table beside it says, seen at once. */
export function Curva({ curva, custo }: CurvaProps) {
  const precos = [...curva.map(({ preco }) => preco), ...(custo === null ? [] : [custo])]
  const [menor, maior] = [Math.min(...precos), Math.max(...precos)]
  const passo = 100 / curva.length
  /** From 20 % to 90 % of the height. */
  const y = (preco: number) => (maior === menor ? 50 : 20 + ((maior - preco) / (maior - menor)) * 70)
  const linha = curva
    .map(({ preco }, i) => `${i === 0 ? `M0 ${y(preco)}` : `V${y(preco)}`} H${(i + 1) * passo}`)
    .join(' ')
  const isEscrita = (i: number) => curva.length <= MAX_ESCRITAS || i === 0 || i === curva.length - 1
  return (
    <div
      className="precos-curva"
      role="img"
      aria-label={`Preço de cada unidade: ${curva.map(sayFaixa).join('; ')}.`}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="precos-curva-area" d={`${linha} V100 H0 Z`} />
        <path className="precos-curva-linha" d={linha} />
        {custo !== null && (
          <line className="precos-curva-custo" x1={0} x2={100} y1={y(custo)} y2={y(custo)} />
        )}
      </svg>
      {custo !== null && (
        <span className="precos-curva-custo-texto" style={{ top: `${y(custo)}%` }}>
          {`custo ${formatPrecoUnitario(custo)}`}
        </span>
      )}
      {curva.map(({ quantidade, preco }, i) => (
        <Rotulo
          key={quantidade}
          onde={{ left: `${i * passo}%`, '--alto': `${y(preco)}%` } as CSSProperties}
          preco={isEscrita(i) ? formatPrecoUnitario(preco) : ''}
          quantidade={`${formatQuantidade(quantidade)}+`}
        />
      ))}
    </div>
  )
}

function Rotulo({ onde, preco, quantidade }: { onde: CSSProperties; preco: string; quantidade: string }) {
  return (
    <span className="precos-curva-rotulo" style={onde} aria-hidden="true">
      <b>{preco}</b>
      <small>{quantidade}</small>
    </span>
  )
}

const sayFaixa = ({ quantidade, preco }: FaixaPreco) =>
  `${formatPrecoUnitario(preco)} levando ${formatQuantidade(quantidade)} ou mais`
